import { writeXmlDocument, type XmlElements } from "#app/common/xml.server.ts";

/** A public XML document, which caches may store for an hour. */
export const xmlResponse = (root: XmlElements, type = "application/xml"): Response =>
	new Response(writeXmlDocument(root), { headers: xmlHeaders(type) });

export const xmlHeaders = (type = "application/xml") => ({
	"Content-Type": `${type}; charset=utf-8`,
	"Cache-Control": "public, max-age=3600",
});
