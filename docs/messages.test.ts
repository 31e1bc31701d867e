import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { all } from "../messages/all.ts";

/** Files whose texts only operators and programmers read, names that are the same everywhere, samples, and drawings. */
const UNTRANSLATED =
	/^app\/(?:http\/(?:log|settings|live|process)\/|common\/(?:access\/browser-name|language\/|typed-text)|testing\/)|[/-]parts\.tsx$|\/(?:qr-code|lay-out-map|qr-image)/;

/**
 * Rules whose texts are stored, in English: what histories, the trail, invoices, reasons of refunds and the findings of
 * imports say; and names of stored fields. A text that is made when it is read is in messages.
 */
const STORED: readonly string[] = [
	// The name of a role in the matrix of certain refusals.
	"http/pages/certain-refusals.server.ts",
	// Read by a script.
	"site/routes/badges.tsx",
	"common/market/sellers.server.ts",
	"common/photos/photos.server.ts",
	"payments/payments.server.ts",
	"payments/refunds.server.ts",
	"rent/anonymize-mover.server.ts",
	"rent/export-moves.server.ts",
	"rent/fleet/capacity.server.ts",
	"rent/fleet/vehicles.server.ts",
	"rent/rates/rate-cards.server.ts",
	"rent/rates/zones.server.ts",
	"shop/analytics/goods-sold.server.ts",
	"shop/import/",
	"shop/orders/own/anonymize-customer.server.ts",
	"shop/products/change-products.server.ts",
	"shop/products/product-photos.server.ts",
	"shop/products/save-product.server.ts",
	"shop/products/variants/save-variants.server.ts",
	"shop/settings/delivery.server.ts",
	"shop/settings/discounts.server.ts",
	"shop/settings/taxes.server.ts",
	"site/personal-data/export-files.server.ts",
	"site/routes/live.ts",
	"site/routes/metrics.ts",
	"site/setup/market-request.server.ts",
	"site/setup/save-market-settings.server.ts",
	"site/setup/setup-request.server.ts",
	"site/statements/list-statements.server.ts",
	"site/statements/read-statement.server.ts",
	"site/track/routes/tracking-live.ts",
	"travel/approval/change-hotel.server.ts",
	"travel/calendars/reading/read-calendar.ts",
	"travel/calendars/write-calendar.ts",
	"travel/hotels/form/hotel-labels.ts",
	"travel/stays/own/anonymize-guest.server.ts",
];

const files = execFileSync("git", ["ls-files", "app"], { encoding: "utf8" })
	.trim()
	.split("\n")
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|child-process/.test(file));

const READ_ATTRIBUTES =
	/^(?:title|label|placeholder|alt|aria-label|hint|caption|heading|sub|lead|text|button|busy|safeLabel|empty|intro|back)$/;

/** Two words, the first with a capital letter: "Cancel order". Names of headers and codes have no space. */
const SENTENCE = /^(?:A|I|[A-Z][a-z’'é-]+),? [\w“(‘$].*/s;
const WORD = /[A-Za-z]{2}/;
/** What is written the same in every language. */
const SAME_EVERYWHERE =
	/^(?:[A-Z]{2,5}|x|×|kg|km|px|MB|Meeha|https?:.*|Bearer x|data\.json|\.ics|npm run account)$/;

const isInside = (node: ts.Node, is: (parent: ts.Node) => boolean): boolean =>
	node.parent !== undefined && (is(node.parent) || isInside(node.parent, is));

/** Errors for programmers, log texts and SQL. */
const isUnread = (node: ts.Node) =>
	isInside(
		node,
		(parent) =>
			(ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) ||
			(ts.isCallExpression(parent) &&
				/^(?:console\.|log|invariant|failureReason)/.test(parent.expression.getText())) ||
			ts.isTaggedTemplateExpression(parent) ||
			ts.isLiteralTypeNode(parent),
	);

function bareTexts(file: string): string[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node) => {
		const text = ts.isJsxText(node)
			? node.text.trim()
			: ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
				? node.text
				: ts.isTemplateExpression(node)
					? node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join("")
					: "";
		const isRead = ts.isJsxText(node)
			? WORD.test(text)
			: ts.isJsxAttribute(node.parent ?? node)
				? READ_ATTRIBUTES.test((node.parent as ts.JsxAttribute).name.getText()) && WORD.test(text)
				: SENTENCE.test(text);
		if (isRead && !SAME_EVERYWHERE.test(text) && !isUnread(node)) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart());
			found.push(`${file}:${line + 1}: ${text.replace(/\s+/g, " ").slice(0, 80)}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

test("texts that people read are in messages", () => {
	const read = files.filter(
		(file) => !UNTRANSLATED.test(file) && !STORED.some((stored) => file.startsWith(`app/${stored}`)),
	);
	expect(read.flatMap(bareTexts)).toEqual([]);
});

/** Where a message is read while a module is loaded, when there is no page and so no language. */
function readAtLoad(file: string): string[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
		if (ts.isPropertyAccessExpression(node) && node.expression.getText() === "t")
			found.push(
				`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`,
			);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

test("messages are read while a page is made, not when a module is loaded", () => {
	expect(files.flatMap(readAtLoad)).toEqual([]);
});

type Catalog = { [name: string]: unknown };

/** The paths of all messages: "orders.cancel.question". */
const pathsOf = (catalog: Catalog, prefix = ""): string[] =>
	Object.entries(catalog).flatMap(([name, value]) =>
		typeof value === "object" && value !== null
			? pathsOf(value as Catalog, `${prefix}${name}.`)
			: [prefix + name],
	);

test("each message is used", () => {
	const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
	// Texts that are stored say what other messages say.
	const stored = readFileSync("messages/en/site/stored.ts", "utf8");
	const used = new Set([
		...[...code.matchAll(/\bt((?:\??\.\s*[A-Za-z_]\w*)+)/g)].map(([, path = ""]) =>
			path.replace(/[?\s]/g, "").slice(1),
		),
		...[...stored.matchAll(/^\t\w+: ([\w.]+),$/gm)].map(([, path = ""]) => path),
	]);
	const isUsed = (path: string): boolean => {
		const parts = path.split(".");
		// Used itself, or by a part of it: `t.orders.states[state]`.
		return parts.some((_, at) => used.has(parts.slice(0, at + 1).join(".")));
	};
	expect(pathsOf(all.en).filter((path) => !isUsed(path))).toEqual([]);
});

test("each language has all messages, and no others", () => {
	const english = pathsOf(all.en).sort();
	for (const [language, catalog] of Object.entries(all))
		expect({ language, paths: pathsOf(catalog).sort() }).toEqual({ language, paths: english });
});
