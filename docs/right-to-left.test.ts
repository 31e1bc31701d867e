import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Sides of what is the same in every language. */
const SAME_EVERYWHERE: readonly string[] = [
	// Over the whole width or the middle.
	"app/shop/catalogue/ui/quick-add.css",
	"app/site/ui/home-hero.css",
	// Email programs know no logical properties.
	"app/common/mail/mail-html.ts",
	// Maps.
	"app/travel/map/ui/map.css",
	"app/travel/map/ui/place-map.css",
];

const files = execFileSync("git", ["ls-files", "app"], { encoding: "utf8" })
	.trim()
	.split("\n")
	.filter((file) => /\.(?:css|tsx?|js)$/.test(file) && !file.includes(".test."));

const CLASS =
	/(?<=^|[\s"'`:])-?(?:(?:scroll-)?[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-[\w./[\]-]+)?(?=$|[\s"'`;])|(?<=[\s"'`:])text-(?:left|right)(?=[\s"'`;])/g;
const PROPERTY =
	/(?:margin|padding|border)-(?:left|right)\b[^:]*:|border-(?:top|bottom)-(?:left|right)-radius:|text-align: (?:left|right)/g;
/** A position names its side, because the oldest browsers know no `inset-inline-end`; the other side has a rule of its own. */
const POSITION =
	/(?<![\w-])(?:(?:left|right): |float: (?:left|right))|@apply [^;]*(?<![\w-])(?:left|right)-[\w[]/;

const lines = (file: string) => readFileSync(file, "utf8").split("\n");

test("sides are those of the language: start and end", () => {
	const found = files
		.filter((file) => !SAME_EVERYWHERE.includes(file))
		.flatMap((file) =>
			lines(file).flatMap((line, at, all) => {
				// A text in the other direction is aligned with the page, which only a side can say.
				if (all[at - 1]?.includes('[dir="rtl"]')) return [];
				const isClass = file.endsWith(".css") ? line.includes("@apply") : /class|["`]/i.test(line);
				const names = [...(isClass ? line.matchAll(CLASS) : []), ...line.matchAll(PROPERTY)];
				return names.map(([name]) => `${file}:${at + 1}: ${name}`);
			}),
		);
	expect(found).toEqual([]);
});

test("a style sheet with positions has those of pages that are read from right to left", () => {
	const found = files.filter((file) => {
		if (!file.endsWith(".css") || SAME_EVERYWHERE.includes(file)) return false;
		const text = readFileSync(file, "utf8");
		return POSITION.test(text) && !text.includes('[dir="rtl"]');
	});
	expect(found).toEqual([]);
});
