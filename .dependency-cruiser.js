/** Which way things point; see DECISIONS.md, 4. Types may be read from anywhere: they are gone at run time. */
const SUBJECTS = "shop|travel|rent|people|site";
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const real = { dependencyTypesNot: ["type-only"] };
const TESTS = "[.]test[.]tsx?$|/testing/";

export default {
	forbidden: [
		rule("no-circles", "Two files that need each other are one file.", {}, { circular: true, viaOnly: real }),
		rule(
			"nobody-imports-a-screen",
			"A screen is an end: what two screens share belongs to a rule or to ui.",
			{ pathNot: "^e2e/" },
			{ path: "^app/[a-z]+/screens/" },
		),
		rule(
			"rules-know-no-http",
			"Rules and shared words get along without Request, Response and React.",
			{ path: `^app/(${SUBJECTS})/[a-z/.-]+[.]ts$`, pathNot: `${TESTS}|/(screens|ui)/` },
			{ path: "^app/(http|ui)/|^node_modules/(react|@remix-run)/", ...real },
		),
		rule(
			"ui-knows-no-rules",
			"Parts show what they are given.",
			{ path: "^app/ui/", pathNot: TESTS },
			{ path: "[.]server[.]tsx?$|^db/|^app/http/", ...real },
		),
		rule(
			"subjects-keep-their-rooms",
			"A subject may call another's rules and words, never its ui; site lends its ui to all.",
			{ path: "^app/([a-z]+)/" },
			{ path: "^app/[a-z]+/ui/", pathNot: "^app/($1|site)/ui/|^app/ui/" },
		),
		rule(
			"db-stands-alone",
			"The database layer needs none of the site; seeds, commands and tests use its rules.",
			{ path: "^db/", pathNot: `^db/(seed|commands)/|${TESTS}` },
			{ path: "^app/" },
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
			{ path: "^db/commands/" },
			{ path: "[.]css", reachable: true },
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
			{ path: "^(app|db|migrations)/", pathNot: `${TESTS}|^app/routes[.]ts$|^db/commands/demo[.]ts$` },
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
