const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};

/** Text as it stands in XML, without the characters that XML has no way to hold. */
export const escapeXml = (text: string): string =>
	text
		// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML can't hold
		.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
		.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** An element's name and its text, or the elements within it. */
export type XmlElement = readonly [name: string, content: string | readonly XmlElement[]];

/** An element as XML, its texts escaped. */
export const writeElement = ([name, content]: XmlElement): string =>
	`<${name}>${typeof content === "string" ? escapeXml(content) : content.map(writeElement).join("")}</${name}>\n`;

/** An XML document for everybody, kept for an hour. */
export const xmlResponse = (body: string, type = "application/xml"): Response =>
	new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
		headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" },
	});
