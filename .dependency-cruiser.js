/**
 * Which way imports point, for types as for values; see docs/architecture.md. Tests, and what only they start, may
 * import anything but routes: they check rules of several places together.
 */
const SUBJECTS = "shop|travel|rent";
const SHARED = "payments|invoices|reviews|conversations|wishlist";
/**
 * All features from the top down: each imports only those after it, so no two need each other. A name with features of
 * its own, such as `site`, stands for the files of `app/site` itself, with its `routes` and `ui`.
 */
const FEATURES = [
	"site/jobs site/find site/customers site/personal-data site site/information site/setup site/statements site/track site/trail site/translations",
	"shop shop/analytics shop/phone-orders shop/checkout shop/cart shop/import shop/orders shop/settings shop/products shop/stock",
	"shop/restock shop/catalogue shop/pricing",
	"travel travel/figures travel/approval travel/calendars travel/room-plan travel/check-in travel/desk travel/booking travel/search travel/rooms travel/map travel/stays",
	"travel/team travel/hotels travel/commission travel/quotes travel/extras travel/units travel/nights",
	"rent rent/board rent/booking rent/dashboard rent/job-sheets rent/moves rent/rates rent/fleet",
	"conversations invoices payments reviews wishlist",
	"account/memberships account/profile account/sign-in account/users account/views account/proof account",
	"page-cache",
	"http/live http/pages http/session http/forms http/process http/cookies http/log http/network http/settings",
	"ui/charts ui/frame ui/photos ui/office ui/receipt ui/table ui/hydrated ui/dialog ui/form ui/live ui",
	"common/mail common/access common/jobs common/photos common/places common/market common/forms common/changes",
	"common/lists common/screens common common/language",
].flatMap((line) => line.split(" "));
const placeOf = (feature) =>
	FEATURES.some((other) => other.startsWith(`${feature}/`))
		? `^app/${feature}/(?:[^/]+$|routes/|ui/)`
		: `^app/${feature}/`;
const TESTS = "[.]test[.]tsx?$|/testing/";
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
		...FEATURES.map((feature, at) =>
			rule(
				`${feature.replace("/", "-")}-needs-nothing-above`,
				"A feature imports those after it in FEATURES. What two of them need is in a third one, after both.",
				running(placeOf(feature)),
				{ path: FEATURES.slice(0, at).map(placeOf).join("|") || "^$" },
			),
		),
		rule(
			"features-have-a-place",
			"A new feature needs a place in FEATURES.",
			{ path: "^app/[^/]+/", pathNot: `${TESTS}|${FEATURES.map(placeOf).join("|")}` },
			{ path: "^app/" },
		),
		rule("db-knows-no-app", "The database layer needs none of the site.", running("^db/"), { path: "^app/" }),
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
				path: `^app/(common|account|${SHARED}|${SUBJECTS}|site)/.+[.]ts$`,
				pathNot: `${TESTS}|/(routes|ui)/|-(request|job|settings)[.]server[.]ts$`,
			},
			{ path: "^app/(http|page-cache)/|^node_modules/(react|react-dom|@remix-run)/" },
		),
		rule(
			"rules-render-nothing",
			"Rules and labels name the icons and colours of components, and load none.",
			{
				path: `^app/(common|account|${SHARED}|${SUBJECTS}|site)/.+[.]ts$`,
				pathNot: `${TESTS}|/(routes|ui)/`,
			},
			{ path: "^app/ui/", ...atRunTime },
		),
		rule("ui-knows-no-rules", "Components show what they are given.", running("^app/ui/"), {
			path: "[.]server[.]tsx?$|^db/",
			...atRunTime,
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
			{ path: "^app/testing/" },
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
