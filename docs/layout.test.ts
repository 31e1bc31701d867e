import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n").filter(existsSync);
const withParents = (folder: string): string[] =>
	folder === "app" ? [] : [folder, ...withParents(dirname(folder))];
const inApp = files.filter((file) => file.startsWith("app/"));
const folders = [...new Set(inApp.flatMap((file) => withParents(dirname(file))))].sort();

test("app has at most 145 folders, on at most 4 levels", () => {
	expect(folders.length).toBeLessThanOrEqual(145);
	expect(folders.filter((folder) => folder.split("/").length > 5)).toEqual([]);
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
		name: /^(?:meta|loader|action|clientLoader|clientAction|shouldRevalidate|handle|headers|ErrorBoundary)$/,
	},
	{ path: /^migrations\//, name: /^up$/ },
	{ path: /-test\.ts$/, name: /^test$/ },
];
/** Both engines' adapters have the same functions: the two are one module with two bodies. */
const moduleOf = (file: string) => file.replace(/^db\/engines\/(?:sqlite|postgres)\//, "db/engines/");

test("an exported name is unique in the project", () => {
	const modules = new Map<string, Set<string>>();
	for (const file of files.filter((file) => /\.tsx?$/.test(file)))
		for (const [, name = ""] of readFileSync(file, "utf8").matchAll(EXPORT))
			if (!GIVEN.some((given) => given.path.test(file) && given.name.test(name)))
				modules.set(name, (modules.get(name) ?? new Set()).add(moduleOf(file)));
	const doubles = [...modules].filter(([, where]) => where.size > 1);
	expect(doubles.map(([name, where]) => `${name}: ${[...where].join(", ")}`)).toEqual([]);
});
