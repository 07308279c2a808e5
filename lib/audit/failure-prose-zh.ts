/** Where a Chinese error message ends its first clause. */
const END = "(?:$|[：:，,。！!；;（(\\s]|了)";

/** Subjects about which one asks: a list of failed builds is data. */
const SUBJECT =
  /列表|记录|日志|次数|统计|标题|工单|构建|测试|流水线|用例|任务|作业|部署|告警|指南|文档|说明|处理方法|解决方案|原因分析|率/;

const STARTS: readonly RegExp[] = [
  new RegExp(`^(?:错误|出错|异常|报错|失败|发生错误|出现错误|出错了)(?:码|代码)?\\s*(?:\\d{1,6})?${END}`),
  /^(?:发生|出现|遇到)(?:了)?(?:未知|内部|意外|系统)?(?:的)?(?:错误|异常)/,
  new RegExp(
    `^(?:操作|请求|查询|调用|执行|连接|登录|登陆|认证|鉴权|授权|身份验证|获取|读取|写入|保存|提交|更新|删除|创建|搜索|检索|加载|发送|上传|下载|处理|解析|校验|验证|同步|工具调用|工具执行|系统|退款|下单|支付)(?:数据库|数据|接口|服务|服务器|订单|用户|文件|信息|结果|请求)?(?:失败|出错|异常|超时|错误)${END}`,
  ),
  /^(?:无法|未能|不能|没有权限|无权|无权限|权限不足|权限被拒绝|未授权|未登录|未认证|禁止访问|拒绝访问|访问被拒绝|访问受限)(?!无天)/,
  /^(?:缺少|缺失|未提供|未传入)(?:了)?(?:必填|必需|必要|必须)?(?:的)?(?:参数|字段|[\w"'`「“])/,
  new RegExp(
    `^(?:参数|输入|请求|格式|请求参数|输入参数|入参|日期格式|订单号格式|订单号)(?:错误|无效|有误|不合法|不正确|异常|非法)${END}`,
  ),
  new RegExp(
    `^(?:当前|目前)?(?:服务|系统|网络|服务器|数据库|接口|上游|上游服务|后端|订单系统|订单数据库|网关)(?:暂时|当前|内部|连接|请求|响应|查询)?(?:不可用|繁忙|异常|错误|超时|失败|连接失败|故障|无响应)${END}`,
  ),
  /^(?:您的)?(?:请求|访问|操作|调用)?(?:过于频繁|太频繁|超过频率限制|频率过高|超出配额|被限流|触发限流|次数超限)/,
  new RegExp(
    `^(?:未知错误|内部错误|内部服务器错误|服务器内部错误|系统错误|服务器错误|网络错误|连接超时|请求超时|查询超时|操作超时|超时)${END}`,
  ),
];

/** A short clause that ends in "failed", "timed out" and goes on with the reason. */
const CLAUSE = /^[^\n：:，,。"“「]{1,24}(?:失败|出错|超时|报错|异常)[：:，,。！!]/;

/** Whether a Chinese text begins as an error message does. Returns the words that say so. */
export function failureInChinese(line: string): string | undefined {
  const message = line.replace(/^(?:非常|很|十分)?(?:抱歉|对不起|不好意思)[，,！!。\s]{0,3}/, "");
  const clause = CLAUSE.exec(message);
  const head = /^[^：:，,。！!\n]{0,40}/.exec(message)?.[0] ?? "";
  if (SUBJECT.test(head)) return undefined;
  for (const pattern of STARTS) {
    const match = pattern.exec(message);
    if (match) return match[0].trim();
  }
  return clause?.[0];
}
