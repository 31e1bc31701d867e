import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n").filter(existsSync);
const withParents = (folder: string): string[] =>
	folder === "app" ? [] : [folder, ...withParents(dirname(folder))];
const inApp = files.filter((file) => file.startsWith("app/"));
const folders = [...new Set(inApp.flatMap((file) => withParents(dirname(file))))].sort();

test("app has at most 201 folders, on at most 4 levels", () => {
	expect(folders.length).toBeLessThanOrEqual(201);
	expect(folders.filter((folder) => folder.split("/").length > 5)).toEqual([]);
});

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

test("a folder of app holds at most 16 files, besides tests", () => {
	const sizes = folders.map(
		(folder) =>
			`${inApp.filter((file) => dirname(file) === folder && !isTest(file)).length} files in ${folder}`,
	);
	expect(sizes.filter((size) => Number.parseInt(size, 10) > 16)).toEqual([]);
});

test("a feature with more than 3 components keeps them in ui", () => {
	const beside = inApp.filter(
		(file) =>
			file.endsWith(".tsx") && !isTest(file) && !/^app\/(?:ui|root\.tsx)|\/(?:ui|routes)\//.test(file),
	);
	const crowded = folders.filter((folder) => beside.filter((file) => dirname(file) === folder).length > 3);
	expect(crowded).toEqual([]);
});

/** The files of app that a file imports, and those that they import. */
function importsOf(start: string, known = new Set<string>()): Set<string> {
	if (known.has(start) || !/\.tsx?$/.test(start) || !existsSync(start)) return known;
	known.add(start);
	for (const [, from = ""] of readFileSync(start, "utf8").matchAll(/ from "([^"]+)"|import "([^"]+)"/g))
		if (/^#app\/|^\.\.?\//.test(from))
			importsOf(from.startsWith("#") ? from.replace("#app", "app") : join(dirname(start), from), known);
	return known;
}

test("the sheet of public pages leaves out what only staff see", () => {
	const left = [...readFileSync("app/ui/public.css", "utf8").matchAll(/@source not "\.\.\/([^"]+)"/g)].map(
		([, path = ""]) =>
			new RegExp(`^app/${path.replace("{", "(?:").replace("}", ")").replaceAll(",", "|")}(?:/|$)`),
	);
	expect(left.length).toBeGreaterThan(20);
	const staff = /subject: "staff"|LIVE_STAFF_SCREEN|officeLinks/;
	// What stands in a screen of staff has its sheet.
	const inScreens = (routes: RouteConfigEntry[], isStaff = false): string[] =>
		routes.flatMap(({ file, children = [] }) => {
			const text = readFileSync(`app/${file}`, "utf8");
			const isOffice = isStaff || staff.test(text) || !/export default/.test(text);
			return [...(isOffice ? [] : [`app/${file}`]), ...inScreens(children, isStaff || staff.test(text))];
		});
	const others = ["app/root.tsx", ...inScreens(routes as RouteConfigEntry[])];
	const wrong = others.flatMap((screen) =>
		[...importsOf(screen)]
			.filter((file) => file.endsWith(".tsx") && left.some((path) => path.test(file)))
			.map((file) => `${screen} shows ${file}`),
	);
	expect(wrong).toEqual([]);
});

test("at most 4 folders of app hold a single file", () => {
	const entries = [...inApp, ...folders];
	const single = folders.filter((folder) => {
		const [only, ...others] = entries.filter((entry) => dirname(entry) === folder);
		return only !== undefined && others.length === 0 && !folders.includes(only);
	});
	expect(single.length, single.join(", ")).toBeLessThanOrEqual(4);
});

const EXPORT =
	/^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;
/** Names that Remix, Kysely's migrator and the test runners give. */
const GIVEN = [
	{
		path: /^app\/(?:.+\/routes\/|root\.tsx$)|^bench\/pages\/plain\/routes\//,
		name: /^(?:meta|links|loader|action|clientLoader|clientAction|shouldRevalidate|handle|headers|ErrorBoundary)$/,
	},
	{ path: /^migrations\//, name: /^up$/ },
	{ path: /-test\.ts$/, name: /^test$/ },
];
/** Both engines' adapters have the same functions: each is one module. */
const moduleOf = (file: string) => file.replace(/^db\/engines\/(?:sqlite|postgres)\//, "db/engines/");
/** Messages are read as `t.orders.title`, so their names may be those of other things. */
const hasNames = (file: string) => /\.tsx?$/.test(file) && !file.startsWith("messages/");

test("an exported name is unique in the project", () => {
	const modules = new Map<string, Set<string>>();
	for (const file of files.filter(hasNames))
		for (const [, name = ""] of readFileSync(file, "utf8").matchAll(EXPORT))
			if (!GIVEN.some((given) => given.path.test(file) && given.name.test(name)))
				modules.set(name, (modules.get(name) ?? new Set()).add(moduleOf(file)));
	const doubles = [...modules].filter(([, where]) => where.size > 1);
	expect(doubles.map(([name, where]) => `${name}: ${[...where].join(", ")}`)).toEqual([]);
});

test("pages are made by the framework’s public interface, and components are not written as text", () => {
	const internals = /\bUNSAFE_\w+|\bnew Function\(|\b(?:const|function) [a-z]\w*Html\b/g;
	const found = files
		.filter((file) => /^app\/.*\.tsx$|^(?:app\/(?:page-cache|http)|db)\/.*\.ts$/.test(file))
		.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(internals)].map(([text]) => `${file}: ${text}`),
		);
	expect(found).toEqual([]);
});

test("a test runs on both engines if it opens one of their databases, and otherwise once", () => {
	const tests = files.filter((file) => /^(?:app|commands|db|demo)\/.*\.test\.tsx?$/.test(file));
	const onBoth = tests.filter((file) =>
		/\.server\.test\.ts$|^db\/(?!engines\/\w+\/)|^demo\/demo\./.test(file),
	);
	const opens = (file: string) =>
		/\/(?:database|backup)-test\.ts".*?[{,]\s*(?:db|url)\b/s.test(readFileSync(file, "utf8"));
	expect(tests.filter((file) => opens(file) !== onBoth.includes(file))).toEqual([]);
});

test("a decision has at most 600 words, that on public pages 500, and there are at most 25", () => {
	const decisions = files.filter((file) => file.startsWith("docs/decisions/"));
	expect(decisions.length).toBeLessThanOrEqual(25);
	const wordsIn = (file: string) => readFileSync(file, "utf8").match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
	const mostOf = (file: string) => (file.endsWith("/public-pages.md") ? 500 : 600);
	const long = decisions.filter((file) => wordsIn(file) > mostOf(file));
	expect(long.map((file) => `${file}: ${wordsIn(file)}`)).toEqual([]);
});
