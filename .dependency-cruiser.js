/**
 * Which way imports point, for types as for values; see docs/architecture.md. Tests, and what only they start, may
 * import anything but routes: they check rules of several places together.
 */
const SUBJECTS = "shop|travel|rent";
const TESTS = "[.]test[.]tsx?$|/testing/|-elsewhere[.]ts$";
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const running = (path) => ({ path, pathNot: TESTS });
const atRunTime = { dependencyTypesNot: ["type-only"] };

export default {
	forbidden: [
		rule(
			"no-circles",
			"Two files that need each other at run time are one file.",
			{},
			{ circular: true, viaOnly: atRunTime },
		),
		rule(
			"common-and-ui-know-nothing-above",
			"What subjects share is below them.",
			running("^app/(common|ui)/"),
			{ path: `^app/(http|page-cache|account|${SUBJECTS}|site)/` },
		),
		rule("db-knows-no-app", "The database layer needs none of the site.", running("^db/"), { path: "^app/" }),
		rule("http-knows-no-subject", "http needs common, ui and db.", running("^app/http/"), {
			path: `^app/(page-cache|account|${SUBJECTS}|site)/`,
		}),
		rule("page-cache-knows-no-subject", "page-cache needs http and below.", running("^app/page-cache/"), {
			path: `^app/(account|${SUBJECTS}|site)/`,
		}),
		rule(
			"account-knows-no-subject",
			"account needs http and below. It reaches subjects through app/account/subjects.server.ts.",
			running("^app/account/"),
			{ path: `^app/(page-cache|${SUBJECTS}|site)/` },
		),
		rule(
			"page-cache-has-one-entrance",
			"What the site uses of the page cache is in its index.",
			{ pathNot: "^app/page-cache/" },
			{ path: "^app/page-cache/(?!index[.]server)" },
		),
		rule(
			"subjects-never-one-another",
			"A subject needs account and below; what combines subjects is in site.",
			running(`^app/(${SUBJECTS})/`),
			{ path: `^app/(${SUBJECTS}|site)/`, pathNot: "^app/$1/" },
		),
		rule(
			"nobody-imports-a-route",
			"A route module is an end: what two of them share belongs to a rule or to ui.",
			{},
			{
				path: "^app/.+/routes/",
			},
		),
		rule(
			"rules-know-no-http",
			"Rules need no request and no React. What reads a request or runs as a job says so in its name.",
			{
				path: `^app/(common|account|${SUBJECTS}|site)/.+[.]ts$`,
				pathNot: `${TESTS}|/(routes|ui)/|-(request|job)[.]server[.]ts$`,
			},
			{ path: "^app/(http|page-cache)/|^node_modules/(react|react-dom|@remix-run)/" },
		),
		rule(
			"rules-render-nothing",
			"Rules and labels name the icons and colours of components, and load none.",
			{
				path: `^app/(common|account|${SUBJECTS}|site)/.+[.]ts$`,
				pathNot: `${TESTS}|/(routes|ui)/`,
			},
			{ path: "^app/ui/", ...atRunTime },
		),
		rule("ui-knows-no-rules", "Components show what they are given.", running("^app/ui/"), {
			path: "[.]server[.]tsx?$|^db/",
		}),
		rule(
			"engines-are-adapters",
			"Only db asks which engine it runs on; its adapters do what differs.",
			{ path: "^(app|commands|demo)/" },
			{
				path: "^db/engine[.]ts$|^migrations/support/",
			},
		),
		rule(
			"migrations-are-closed",
			"A landed migration imports nothing that may change.",
			{ path: "^migrations/" },
			{ path: "^(app|commands|db|demo|e2e|bench)/" },
		),
		rule(
			"tests-lend-nothing",
			"What runs imports nothing that only tests share.",
			running("^(app|commands|db|demo|migrations)/"),
			{ path: "^app/testing/|-elsewhere[.]ts$" },
		),
		rule(
			"db-needs-no-test-servers",
			"Only tests and commands start a database server of their own.",
			running("^(app|db|migrations)/"),
			{ path: "^db/.*testing/" },
		),
		rule(
			"site-needs-no-tools",
			"The site runs without its commands, demo, journeys and benches.",
			running("^(app|db)/"),
			{
				path: "^(commands|demo|e2e|bench)/",
			},
		),
		rule(
			"commands-need-no-styles",
			"Commands run without the build, which alone can read a style sheet.",
			{ path: "^commands/" },
			{ path: "[.]css", reachable: true },
		),
		rule(
			"components-own-sheets",
			"A sheet comes along with the components that use its classes.",
			{ path: "^app/.+/routes/" },
			{ path: "[.]css$" },
		),
		rule(
			"no-orphans",
			"A file that nobody imports is dead.",
			{ orphan: true, pathNot: "[.]d[.]ts$|^e2e/" },
			{},
		),
		rule(
			"production-needs-no-tools",
			"What runs in production is in dependencies.",
			{
				path: "^(app|commands|db|demo|migrations)/",
				pathNot: `${TESTS}|^app/routes[.]ts$|^commands/demo[.]ts$`,
			},
			{ dependencyTypes: ["npm-dev"], pathNot: "lucide-static", ...atRunTime },
		),
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: { conditionNames: ["import", "node", "default"], exportsFields: ["exports"] },
	},
};
