import XMLBuilder from "fast-xml-builder";

/**
 * An element's content: its text, or its child elements and attributes (`@name`) by name. Undefined values
 * are left out.
 */
export type XmlContent = string | XmlElements;
export type XmlElements = { [name: string]: XmlContent | readonly XmlContent[] | undefined };

/** XML 1.0 can't contain these characters, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML can't hold
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const removeNotXml = (_: string, text: unknown) => String(text).replace(NOT_XML, "");

const builder = new XMLBuilder({
	attributeNamePrefix: "@",
	ignoreAttributes: false,
	suppressBooleanAttributes: false,
	// HTML, in the content of an Atom entry.
	unpairedTags: ["img"],
	tagValueProcessor: removeNotXml,
	attributeValueProcessor: removeNotXml,
});

/** Writes these elements as XML, in the order of their names; a list becomes one element for each item. */
export const writeXml = (elements: XmlElements): string => builder.build(elements);

/** An XML document with this root element. */
export const writeXmlDocument = (root: XmlElements): string =>
	writeXml({ "?xml": { "@version": "1.0", "@encoding": "UTF-8" }, ...root });
