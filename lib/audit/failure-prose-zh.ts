/** Where a Chinese error message ends its first clause. */
const END = "(?:$|[：:，,。！!；;（(\\s]|了)";

/** Subjects about which one asks: a list of failed builds is data. */
const SUBJECT =
  /列表|记录|日志|次数|统计|标题|工单|构建|测试|流水线|用例|任务|作业|部署|告警|指南|文档|说明|处理方法|解决方案|原因分析|率/;

const STARTS: readonly RegExp[] = [
  new RegExp(
    `^(?:错误|出错|异常|报错|失败|发生错误|出现错误|出错了)(?!码?\\s*\\d{1,6}\\s*(?:表示|说明|含义|指|代表|的))(?:码|代码|信息|原因)?\\s*(?:\\d{1,6})?${END}`,
  ),
  /^(?:发生|出现|遇到)(?:了)?(?:未知|内部|意外|系统)?(?:的)?(?:错误|异常)/,
  new RegExp(
    `^(?:操作|请求|查询|调用|执行|连接|登录|登陆|认证|鉴权|授权|身份验证|获取|读取|写入|保存|提交|更新|删除|创建|搜索|检索|加载|发送|上传|下载|处理|解析|校验|验证|同步|工具调用|工具执行|系统|退款|下单|支付)(?:数据库|数据|接口|服务|服务器|订单|用户|文件|信息|结果|请求)?(?:失败|出错|异常|超时|错误)${END}`,
  ),
  /^(?:无法|未能|不能)(?:正常|成功)?(?:连接|访问|获取|读取|写入|打开|找到|查询|检索|执行|完成|处理|解析|识别|加载|创建|更新|删除|保存|发送|登录|确认|提供|使用|建立|定位|验证|下载|上传|调用|启动|生成|匹配|到达)/,
  /^(?:没有权限|无权|无权限|权限不足|权限被拒绝|未授权|未登录|未认证|禁止访问|拒绝访问|访问被拒绝|访问受限)/,
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

/** What a tool does, then up to a dozen characters of what with, then that it failed: the whole clause. */
const DOING =
  /^(?:获取|读取|查询|请求|调用|连接|创建|更新|删除|保存|写入|发送|上传|下载|加载|解析|检索|搜索|同步|打开|执行|生成|导入|导出|登录)[^\n：:，,。！!；;“”"「」]{0,14}(?:失败|出错|超时|错误(?=[：:]))(?:$|[：:，,。！!；;（(\s])/;
const WHILE_DOING =
  /^[^\n：:，,。]{1,20}(?:时|过程中)(?:发生|出现|遇到)(?:了)?(?:未知|内部|意外)?(?:的)?(?:错误|异常|问题)/;
const NOT_THERE =
  /^(?:(?:文件|目录|路径|资源|数据表|数据库|接口|索引)(?:不存在|未找到)(?:$|[：:，,。！!\s])|[^\n，,。：:；;“”"「」]{1,10}不存在[。！!]?$)/;
const SIGN_IN =
  /^(?:当前|您的|用户(?:的)?)?(?:请(?:先|重新)(?:登录|登陆|授权|认证|完成认证)|(?:登录(?:状态)?|会话|令牌|凭证|访问令牌|授权|token|access_token|api key)\s?(?:已|已经)?(?:过期|失效|无效))/i;
const NOT_SET_UP =
  /^(?:尚)?未(?:配置|设置|提供|初始化|连接|安装|启动)(?:了)?\s?(?:[A-Za-z][\w ]{1,40}|密钥|环境变量|数据库|服务|令牌|凭证|账号)/;
const ANSWERED = /^[^\n：:，,。"“「]{1,12}返回(?:了)?(?:错误|异常|失败)[：:]/;
const NO_RIGHT = /^(?:您|你|当前(?:用户|账号|账户)|该(?:用户|账号|账户))(?:没有|无|暂无)[^，。\n]{0,12}权/;
const BAD_ARGUMENT =
  /^参数\s?[\w."'`]{1,40}\s?(?:的)?(?:格式|值|类型)?(?:错误|无效|不正确|不合法|有误|缺失|超出范围)|^[^\n，。：:；]{0,16}(?:不能为空|不可为空|不能(?:早于|晚于|大于|小于))/;
const DOWN =
  /^(?!监控|据|页面)[^\n，。：:；]{0,8}(?:服务|接口|系统|网关|数据库)(?:暂时|当前|目前)?(?:不可用|繁忙|无响应)(?:$|[，。！!,；;\s])/;
const BUSY = /^(?:抱歉)?(?:服务器?|系统|网络)(?:开小差|走神|崩溃|打瞌睡)/;

/** A short clause that ends in "failed", "timed out" and goes on with the reason. */
const CLAUSE = /^[^\n：:，,。"“「]{1,16}(?:失败|出错|超时|报错|异常)[：:，,。！!]/;
/** What makes such a clause a report about somebody or some time, or a denial. */
const TOLD =
  /没有|未|无|不再|反馈|导致|引起|造成|如果|当|若|客户|用户|过去|今[日天]|昨[日天]|本[周月]|上[周月]|表示|某|此前|曾|防止|避免|处理/;

/** Whether a Chinese text begins as an error message does. Returns the words that say so. */
export function failureInChinese(line: string): string | undefined {
  const message = line.replace(/^(?:非常|很|十分)?(?:抱歉|对不起|不好意思)[，,！!。\s]{0,3}/, "");
  const clause = CLAUSE.exec(message);
  const head = /^[^：:，,。！!\n]{0,40}/.exec(message)?.[0] ?? "";
  if (SUBJECT.test(head)) return undefined;
  for (const pattern of [
    ...STARTS,
    DOING,
    WHILE_DOING,
    NOT_THERE,
    SIGN_IN,
    NOT_SET_UP,
    ANSWERED,
    NO_RIGHT,
    BAD_ARGUMENT,
    DOWN,
    BUSY,
  ]) {
    const match = pattern.exec(message);
    if (match) return match[0].trim();
  }
  return clause && !TOLD.test(clause[0]) ? clause[0] : undefined;
}
