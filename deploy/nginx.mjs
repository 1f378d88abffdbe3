/**
 * Prints the nginx configuration of a deployment: the same headers, from the same config.json, as serve.mjs.
 *
 *   node deploy/nginx.mjs > nginx.conf
 *
 * What differs between deployments is read from the environment; deploy/README.md lists the variables. Works with nginx
 * 1.22 (Debian 12) and newer.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mimeTypes } from './mimeTypes.mjs';
import { apiHeaders, securityHeaders, strictTransportSecurity } from './security.mjs';
import { securityTxt } from './securityTxt.mjs';

/** A variable that nginx cannot use; the message names it. */
class SettingError extends Error {
  name = 'SettingError';
}

const settingOf =
  (env) =>
  (name, fallback, pattern = /^[^\s"'\\;{}$]+$/) => {
    const value = env[name] || fallback;
    if (value !== undefined && !pattern.test(value))
      throw new SettingError(`${name} cannot be ${JSON.stringify(value)}.`);
    return value;
  };

/** A text in nginx's quotes. Its variables cannot be escaped, so a text with a dollar sign is refused. */
function quoted(text) {
  if (/[$\n\r]/.test(text)) throw new SettingError(`A header cannot hold a dollar sign or a line break: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

const headerNames = {
  'cache-control': 'Cache-Control',
  'content-security-policy': 'Content-Security-Policy',
  'cross-origin-opener-policy': 'Cross-Origin-Opener-Policy',
  'cross-origin-resource-policy': 'Cross-Origin-Resource-Policy',
  'permissions-policy': 'Permissions-Policy',
  'referrer-policy': 'Referrer-Policy',
  'reporting-endpoints': 'Reporting-Endpoints',
  'x-content-type-options': 'X-Content-Type-Options',
  'x-frame-options': 'X-Frame-Options',
};

/**
 * The headers of a location. nginx inherits headers only where a location adds none of its own, so that every location
 * lists all; `always` adds them to errors too. A value that begins with a dollar sign is a variable.
 */
const headerLines = (headers) =>
  Object.entries({ ...headers, 'X-Request-Id': '$portal_request_id', 'Strict-Transport-Security': '$portal_hsts' }).map(
    ([name, value]) =>
      `add_header ${headerNames[name] ?? name} ${value.startsWith('$') ? value : quoted(value)} always;`,
  );

const indented = (lines, by) => lines.flat().map((line) => (line ? ' '.repeat(by) + line : line));

/** A block with its lines, indented. */
const block = (head, ...lines) => [`${head} {`, ...indented(lines.flat(), 4), '}'];

/** The media types; the charset module adds the charset. */
function types() {
  const pure = Object.entries(mimeTypes).map(([extension, type]) => [extension, type.split(';')[0]]);
  const withCharset = Object.values(mimeTypes).filter((type) => type.includes('charset'));
  const charsetTypes = [...new Set(withCharset.map((type) => type.split(';')[0]))].filter(
    (type) => type !== 'text/html',
  );
  return [
    ...block('types', ...pure.map(([extension, type]) => `${type} ${extension};`)),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${charsetTypes.join(' ')};`,
  ];
}

/** JSON for each request; the path is without query and without the token of a link to reset a password. */
const logFormat = [
  'log_format portal escape=json',
  `    '{"time":"$time_iso8601","id":"$portal_request_id","client":"$remote_addr","method":"$request_method",'`,
  `    '"path":"$portal_logged_path","status":$status,"bytes":$body_bytes_sent,"duration":$request_time,'`,
  `    '"upstream":"$upstream_response_time","protocol":"$server_protocol","agent":"$http_user_agent"}';`,
];

const gatewayError = (text) => `'${JSON.stringify({ gateway: text })}'`;

/** Errors of the proxy itself; their texts are for the operator, the portal has its own for users. */
const apiErrors = (bodyLimit) => [
  ['405', '@portal_method', 'This method is not allowed.'],
  ['413', '@portal_too_large', `The request is larger than ${bodyLimit} MB.`],
  ['502', '@portal_unreachable', 'The API does not respond.'],
  ['504', '@portal_late', 'The API did not respond in time.'],
];

/** Reads the deployment's config.json: `PORTAL_CONFIG`, else that of the served folder; `{}` where there is none. */
export function readConfiguration(env) {
  const path = env.PORTAL_CONFIG || join(env.PORTAL_DIR || '/srv/portal', 'config.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Returns the configuration.
 * @param {Record<string, string | undefined>} env - the variables that deploy/README.md lists.
 * @param {object} configuration - the contents of config.json.
 */
export function nginxConfiguration(env, configuration) {
  const setting = settingOf(env);
  const root = setting('PORTAL_DIR', '/srv/portal');
  const config = setting('PORTAL_CONFIG', join(root, 'config.json'));
  const base = setting('PORTAL_BASE', '/', /^\/([\w.~-]+\/)*$/).replace(/\/$/, '');
  const names = setting('PORTAL_NAME', '_', /^[\w.*-]+( [\w.*-]+)*$/);
  const httpPort = setting('PORTAL_HTTP_PORT', '8080', /^\d+$/);
  const httpsPort = setting('PORTAL_HTTPS_PORT', '8443', /^\d+$/);
  const publicPort = setting('PORTAL_PUBLIC_HTTPS_PORT', '443', /^\d+$/);
  const address = setting('PORTAL_LISTEN', undefined, /^[\d.]+$|^\[[\da-f:]+\]$/);
  const certificate = setting('PORTAL_CERTIFICATE');
  const key = setting('PORTAL_KEY');
  const trusted = setting('PORTAL_TRUSTED_PROXIES', '', /^$|^[\da-f.:/]+( [\da-f.:/]+)*$/i);
  const timeout = setting('PORTAL_API_TIMEOUT', '60', /^\d+$/);
  const bodyLimit = setting('PORTAL_BODY_LIMIT', '20', /^\d+$/);
  const temp = setting('PORTAL_TEMP', '/tmp/nginx');
  const accessLog = setting('PORTAL_ACCESS_LOG', '/dev/stdout');
  const errorLog = setting('PORTAL_ERROR_LOG', 'stderr');
  const brotli = setting('PORTAL_BROTLI_MODULE', undefined);
  const apiHost = setting('PORTAL_API_HOST');
  const authorities = setting('PORTAL_API_CA', '/etc/ssl/certs/ca-certificates.crt');
  if (Boolean(certificate) !== Boolean(key))
    throw new SettingError('PORTAL_CERTIFICATE and PORTAL_KEY belong together.');
  if (!env.PORTAL_API || !URL.canParse(env.PORTAL_API) || !/^https?:$/.test(new URL(env.PORTAL_API).protocol))
    throw new SettingError('PORTAL_API is not set to an address such as http://api.internal:8000.');
  const api = new URL(env.PORTAL_API);
  setting('PORTAL_API');
  const apiPath = api.pathname === '/' ? '/api' : api.pathname.replace(/\/$/, '');
  const apiBase = String(configuration.apiBase ?? '').startsWith('/')
    ? configuration.apiBase.replace(/\/+$/, '')
    : `${base}/api`;
  if (!/^(\/[\w.~-]+)+$/.test(apiBase)) throw new SettingError(`apiBase cannot be ${JSON.stringify(apiBase)} here.`);

  const listen = (port, options = '') => `listen ${address ? `${address}:` : ''}${port}${options};`;
  const headers = securityHeaders(configuration);
  const contact = securityTxt(configuration);
  const page = (cache) => headerLines({ ...headers, 'cache-control': cache });
  const data = headerLines({ ...apiHeaders, 'cache-control': 'no-store' });
  const readOnly = 'if ($request_method !~ ^(GET|HEAD)$) { return 405; }';
  const health = block(
    'location = /healthz',
    page('no-store'),
    'default_type text/plain;',
    'access_log off;',
    'return 200 "ok\\n";',
  );

  const portal = [
    ...page('no-store'),
    'error_page 497 =308 https://$host:$server_port$request_uri;',
    '',
    ...health,
    ...(base
      ? [
          '',
          ...block(
            `location = ${base}/healthz`,
            page('no-store'),
            'default_type text/plain;',
            'access_log off;',
            'return 200 "ok\\n";',
          ),
        ]
      : []),
    '',
    '# Files that begin with a dot (build notes), source maps, and compressed files by their own names are not served.',
    ...block('location ~ (/\\.(?!well-known/)|\\.(map|br|gz)$)', page('no-store'), 'return 404;'),
    ...(contact
      ? [
          '',
          ...block(
            'location = /.well-known/security.txt',
            readOnly,
            page('no-cache'),
            'default_type text/plain;',
            `return 200 "${contact
              .trimEnd()
              .split('\n')
              .map((line) => quoted(line).slice(1, -1))
              .join('\\n')}\\n";`,
          ),
        ]
      : []),
    '',
    ...block(`location ${base}/assets/`, readOnly, page('$portal_assets_cache'), 'try_files $portal_path =404;'),
    '',
    ...block(`location = ${base}/config.json`, readOnly, page('$portal_cache'), `alias ${config};`),
    '',
    '# A path without a file is a page of the portal; a missing file is 404, and never kept.',
    ...block(`location ${base}/`, readOnly, page('$portal_cache'), 'try_files $portal_path $portal_page =404;'),
    '',
    ...block(
      `location ^~ ${apiBase}/`,
      data,
      '# TRACE would return cookies as text; the methods of WebDAV have no use here.',
      'if ($request_method !~ ^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$) { return 405; }',
      `proxy_pass ${api.protocol}//portal_api${apiPath}/;`,
      "# By the API's clock the portal knows the day.",
      'proxy_pass_header Date;',
      'charset off;',
      'gzip on;',
      'gzip_proxied any;',
      'gzip_types application/json;',
      ...apiErrors(bodyLimit).map(([status, name]) => `error_page ${status} ${name};`),
    ),
    ...apiErrors(bodyLimit).flatMap(([status, name, text]) =>
      block(`location ${name}`, data, 'default_type application/json;', `return ${status} ${gatewayError(text)};`),
    ),
    ...(base ? ['', ...block('location /', page('no-store'), 'return 404;')] : []),
    ...(base ? ['', ...block(`location = ${base}`, page('no-store'), `return 308 ${base}/$is_args$args;`)] : []),
  ];

  const tls = [
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
    'ssl_prefer_server_ciphers off;',
    'ssl_session_cache shared:portal:5m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];

  const servers = certificate
    ? [
        ...block(
          'server',
          listen(httpPort, ' default_server'),
          `server_name ${names};`,
          page('no-store'),
          '',
          health,
          '',
          block(
            'location /',
            page('no-store'),
            `return 308 https://$host${publicPort === '443' ? '' : `:${publicPort}`}$request_uri;`,
          ),
        ),
        '',
        ...block(
          'server',
          listen(httpsPort, ' ssl http2 default_server'),
          `server_name ${names};`,
          `ssl_certificate ${certificate};`,
          `ssl_certificate_key ${key};`,
          ...tls,
          '',
          portal,
        ),
      ]
    : block('server', listen(httpPort, ' default_server'), `server_name ${names};`, '', portal);

  return [
    '# Written by deploy/nginx.mjs: change its variables or config.json, not this file.',
    ...(brotli ? [`load_module ${brotli};`] : []),
    'worker_processes auto;',
    'worker_shutdown_timeout 30s;',
    `pid ${temp}/nginx.pid;`,
    `error_log ${errorLog} warn;`,
    ...block('events', 'worker_connections 1024;'),
    '',
    ...block(
      'http',
      types(),
      '',
      'server_tokens off;',
      'absolute_redirect off;',
      'sendfile on;',
      'tcp_nopush on;',
      'keepalive_timeout 65s;',
      'client_header_timeout 15s;',
      'client_body_timeout 30s;',
      'send_timeout 30s;',
      `client_max_body_size ${bodyLimit}m;`,
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${temp}/${name};`),
      '',
      '# The build compressed the files.',
      'gzip_static on;',
      ...(brotli ? ['brotli_static on;'] : []),
      'gzip_vary on;',
      '',
      ...logFormat,
      `access_log ${accessLog} portal;`,
      '',
      ...block(
        'map $http_x_request_id $portal_request_id',
        '"~^[A-Za-z0-9_.-]{1,128}$" $http_x_request_id;',
        'default $request_id;',
      ),
      ...block(
        'map $request_uri $portal_logged_path',
        '"~^(?<portal_head>[^?]*/reset-password/)[^/?]+(?<portal_tail>[^?]*)" "$portal_head…$portal_tail";',
        '"~^(?<portal_all>[^?]*)" $portal_all;',
      ),
      '# Only what was found is kept: a file that is missing while a deploy runs is there a moment later.',
      ...block(
        'map $status $portal_assets_cache',
        '"~^(200|206|304)$" "public, max-age=31536000, immutable";',
        'default "no-store";',
      ),
      ...block('map $status $portal_cache', '"~^(200|206|304)$" "no-cache";', 'default "no-store";'),
      ...block(
        'map $uri $portal_path',
        ...(base ? [`"~^${base.replaceAll('.', '\\.')}(?<portal_rest>/.*)$" $portal_rest;`] : []),
        'default $uri;',
      ),
      '# A page has no extension in its address, and is accepted as HTML.',
      ...block('map $uri $portal_extension', '"~\\.[^/]*$" "file";', 'default "page";'),
      ...block(
        'map "$portal_extension:$http_accept" $portal_page',
        '"~^page:($|.*(text/html|\\*/\\*))" /index.html;',
        'default /.none;',
      ),
      '# What a proxy in front says about the client counts only where the proxy is trusted.',
      ...block(
        'geo $remote_addr $portal_trusted',
        'default 0;',
        ...trusted
          .split(' ')
          .filter(Boolean)
          .map((network) => `${network} 1;`),
      ),
      ...block(
        'map "$portal_trusted:$http_x_forwarded_proto" $portal_proto',
        '"1:https" https;',
        '"1:http" http;',
        'default $scheme;',
      ),
      ...block(
        'map "$portal_trusted:$http_x_forwarded_host" $portal_host',
        '"~^1:(?<portal_given>[A-Za-z0-9.:_-]+)$" $portal_given;',
        'default $http_host;',
      ),
      ...block('map $portal_proto $portal_hsts', `https ${quoted(strictTransportSecurity)};`, 'default "";'),
      '',
      ...block(
        'upstream portal_api',
        `server ${api.hostname}:${api.port || (api.protocol === 'https:' ? '443' : '80')};`,
      ),
      '# A new connection for each call: one that is kept may be closed by the API just when a call is sent.',
      'proxy_http_version 1.1;',
      'proxy_connect_timeout 5s;',
      `proxy_read_timeout ${timeout}s;`,
      `proxy_send_timeout ${timeout}s;`,
      'proxy_redirect off;',
      'proxy_next_upstream off;',
      `proxy_set_header Host ${apiHost ? quoted(apiHost) : '$http_host'};`,
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Host $portal_host;',
      'proxy_set_header X-Forwarded-Proto $portal_proto;',
      'proxy_set_header X-Request-Id $portal_request_id;',
      '# By these some servers take another address than that of the request, and CGI programs another proxy.',
      'proxy_set_header X-Original-URL "";',
      'proxy_set_header X-Rewrite-URL "";',
      'proxy_set_header Proxy "";',
      ...(api.protocol === 'https:'
        ? [
            'proxy_ssl_server_name on;',
            `proxy_ssl_name ${apiHost ?? api.hostname};`,
            'proxy_ssl_verify on;',
            'proxy_ssl_verify_depth 3;',
            `proxy_ssl_trusted_certificate ${authorities};`,
          ]
        : []),
      ...[
        ...Object.keys(headers),
        ...Object.keys(apiHeaders),
        'cache-control',
        'strict-transport-security',
        'x-request-id',
        'x-powered-by',
      ]
        .filter((name, index, all) => all.indexOf(name) === index)
        .map((name) => `proxy_hide_header ${headerNames[name] ?? name};`),
      '',
      `root ${root};`,
      servers,
    ),
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(nginxConfiguration(process.env, readConfiguration(process.env)));
  } catch (error) {
    console.error(`The configuration of nginx cannot be written: ${error.message}`);
    process.exit(1);
  }
}
