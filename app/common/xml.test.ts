import { expect, test } from "vitest";
import { writeXml, writeXmlDocument } from "./xml.server.ts";

test("escapes texts and attributes and removes characters that XML can’t contain", () => {
	const odd = `<b> & "c" 'd' ]]> \u0000\u0001\u000b\ufffe\uffff`;
	expect(writeXml({ a: { "@href": `/?x=1&y="\u0002"`, "#text": odd } })).toBe(
		'<a href="/?x=1&amp;y=&quot;&quot;">&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; ]]&gt; </a>',
	);
	expect(writeXml({ a: { "@x": "true", b: [odd[1] ?? "", "tab\t"] }, c: undefined })).toBe(
		'<a x="true"><b>b</b><b>tab\t</b></a>',
	);
});

test("writes the XML declaration", () => {
	expect(writeXmlDocument({ a: "é" })).toBe('<?xml version="1.0" encoding="UTF-8"?><a>é</a>');
});
