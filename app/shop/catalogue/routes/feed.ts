import { currentLanguage, inLanguage } from "#app/common/language/current-language.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { shopFeed } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { excerptOf } from "#app/common/plain-text.ts";
import { writeXml, type XmlElements } from "#app/common/xml.server.ts";
import { xmlResponse } from "#app/http/network/xml-response.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { listForFeed } from "#app/shop/catalogue/list-for-feeds.server.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";

const COUNT = 30;

const addressOf = (path: string) => env.APP_ORIGIN + inLanguage(path);

/** New products, as an Atom feed. */
export async function loader() {
	const products = await listForFeed(db, { count: COUNT });
	const newest = products
		.map(({ updated_at }) => updated_at)
		.sort()
		.at(-1);
	return xmlResponse(
		{
			feed: {
				"@xmlns": "http://www.w3.org/2005/Atom",
				"@xml:lang": currentLanguage(),
				title: shopFeed().title,
				id: addressOf("/feed.xml"),
				link: [{ "@rel": "self", "@href": addressOf("/feed.xml") }, { "@href": addressOf("/collection") }],
				updated: newest ?? "2026-01-01T00:00:00.000Z",
				author: { name: marketName() },
				entry: products.map(entryOf),
			},
		},
		"application/atom+xml",
	);
}

function entryOf(product: Awaited<ReturnType<typeof listForFeed>>[number]): XmlElements {
	const address = addressOf(productPath(product.id));
	const picture = product.image_hash && env.APP_ORIGIN + pictureUrl(product.image_hash, 640);
	return {
		title: product.title,
		id: address,
		link: { "@href": address },
		published: product.published_at ?? product.updated_at,
		updated: product.updated_at,
		content: {
			"@type": "html",
			// HTML as text: Atom requires it to be escaped once more.
			"#text": writeXml({
				p: [
					...(picture ? [{ img: { "@src": picture, "@alt": "" } }] : []),
					formatMoney(product.price_from, market.currency),
					excerptOf(product.description, 400),
				],
			}),
		},
	};
}
