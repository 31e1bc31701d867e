import { expect, test } from "vitest";
import { htmlOfText, textOfHtml } from "./html-text.ts";

test("converts HTML to plain paragraphs", () => {
	const html =
		"<h2>Care</h2><p>Wash at 30&nbsp;°C &amp; dry <a href='/x'>flat</a>.<br>No tumble.</p><ul><li>One</li><li>Two</li></ul>";
	expect(textOfHtml(html)?.replaceAll("\u00a0", " ")).toBe(
		"Care\n\nWash at 30 °C & dry flat.\nNo tumble.\n\n• One\n• Two",
	);
	expect(textOfHtml("<script>alert(1)</script>safe")).not.toContain("<");
});

test.each([
	"One line",
	"a < b & c \"d\" 'e'",
	"First.\n\nSecond,\nwith a line.",
	"&amp; as it stands",
	"<b>not markup</b>",
])("converts %j to HTML and back", (text) => {
	expect(textOfHtml(htmlOfText(text))).toBe(text);
});

test("rejects HTML that is nested too deeply", () => {
	expect(textOfHtml(`${"<div>".repeat(60)}deep${"</div>".repeat(60)}`)).toBe("deep");
	for (const html of [
		`${"<div>".repeat(3_000)}deep${"</div>".repeat(3_000)}`,
		"<b>".repeat(33_000),
		"<ul><li>".repeat(12_000),
	])
		expect(textOfHtml(html)).toBeNull();
});

test("reads a long run of spaces as fast as other text", () => {
	const start = performance.now();
	expect(textOfHtml(`${" ".repeat(100_000)}x`)).toBe("x");
	expect(performance.now() - start).toBeLessThan(2_000);
});
