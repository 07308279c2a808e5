import agents from "./agents.json";
import audit from "./audit.json";
import common from "./common.json";
import compare from "./compare.json";
import evals from "./evals.json";
import glossary from "./glossary.json";
import home from "./home.json";
import lab from "./lab.json";
import lessons from "./lessons.json";
import progress from "./progress.json";
import quiz from "./quiz.json";
import simulator from "./simulator.json";
import trace from "./trace.json";
import ui from "./ui.json";
import workshop from "./workshop.json";

/** All messages in English, by namespace (one file each). The type of every other language. */
export default {
  agents,
  audit,
  common,
  compare,
  evals,
  glossary,
  home,
  lab,
  lessons,
  progress,
  quiz,
  simulator,
  trace,
  ui,
  workshop,
};
