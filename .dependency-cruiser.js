/** Which way things point; see docs/decisions/testing.md. Types may be read from anywhere: they are gone at run time. */
const SUBJECTS = "shop|travel|rent";
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const real = { dependencyTypesNot: ["type-only"] };
const TESTS = "[.]test[.]tsx?$|/testing/|-elsewhere[.]ts$";

export default {
	forbidden: [
		rule("no-circles", "Two files that need each other are one file.", {}, { circular: true, viaOnly: real }),
		rule(
			"nobody-imports-a-route",
			"A route module is an end: what two of them share belongs to a rule or to ui.",
			{ pathNot: "^e2e/" },
			{ path: "^app/.+/routes/" },
		),
		rule(
			"rules-know-no-http",
			"Rules and labels get along without Request, Response and React; what reads a request or runs as a job says so in its name.",
			{
				path: `^app/(common|account|${SUBJECTS}|site)/[a-z/.-]+[.]ts$`,
				pathNot: `${TESTS}|/(routes|ui)/|-(request|job)[.]server[.]ts$`,
			},
			{ path: "^app/(http|ui)/|^node_modules/(react|@remix-run)/", ...real },
		),
		rule(
			"ui-knows-no-rules",
			"Components show what they are given.",
			{ path: "^app/ui/", pathNot: TESTS },
			{ path: "[.]server[.]tsx?$|^db/|^app/http/", ...real },
		),
		rule(
			"common-and-ui-know-nothing-above",
			"What subjects share is below them.",
			{ path: "^app/(common|ui)/", pathNot: TESTS },
			{ path: `^app/(http|page-cache|account|${SUBJECTS}|site)/` },
		),
		rule(
			"http-knows-no-subject",
			"http needs common, ui and db.",
			{ path: "^app/http/", pathNot: TESTS },
			{ path: `^app/(page-cache|account|${SUBJECTS}|site)/` },
		),
		rule(
			"page-cache-knows-no-subject",
			"page-cache needs http and below.",
			{ path: "^app/page-cache/", pathNot: TESTS },
			{ path: `^app/(account|${SUBJECTS}|site)/` },
		),
		rule(
			"page-cache-has-one-entrance",
			"What the site uses of the page cache is in its index.",
			{ pathNot: "^app/page-cache/" },
			{ path: "^app/page-cache/(?!index[.]server)" },
		),
		rule(
			"subjects-never-one-another",
			"A subject needs account and below; pages that combine subjects are in site.",
			{ path: `^app/(${SUBJECTS})/`, pathNot: TESTS },
			{ path: `^app/(${SUBJECTS}|site)/`, pathNot: "^app/$1/" },
		),
		rule(
			"tests-lend-nothing",
			"What tests share is not imported by what runs.",
			{ path: "^(app|commands|db|demo)/", pathNot: TESTS },
			{ path: "^app/testing/" },
		),
		rule(
			"db-stands-alone",
			"The database layer needs none of the site; tests use its rules.",
			{ path: "^db/", pathNot: TESTS },
			{ path: "^(app|commands|demo)/" },
		),
		rule(
			"engines-are-adapters",
			"The site does not ask which engine it runs on: what differs is in the adapters of db/engines.",
			{ path: "^app/" },
			{ path: "^db/engine[.]ts$" },
		),
		rule(
			"commands-need-no-styles",
			"Commands run without the site's build, which alone can read a style sheet: none is behind them.",
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
			{ dependencyTypes: ["npm-dev"], pathNot: "lucide-static", ...real },
		),
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: { conditionNames: ["import", "node", "default"], exportsFields: ["exports"] },
	},
};
