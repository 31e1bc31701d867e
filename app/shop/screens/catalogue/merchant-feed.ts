import type { LoaderFunctionArgs } from "@remix-run/node";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { escapeXml, writeElement, type XmlElement } from "#app/http/network/xml.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { listForMerchants } from "#app/shop/catalogue/list-for-merchants.server.ts";
import { merchantItems } from "#app/shop/catalogue/merchant-items.ts";
import { readDelivery } from "#app/shop/catalogue/read-product.server.ts";
import { typedMoney } from "#app/site/money.ts";

const head = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Meeha shop</title>
<link>${escapeXml(env.APP_ORIGIN)}/collection</link>
<description>All products of the Meeha shop</description>
`;
const TAIL = "</channel>\n</rss>\n";

/**
 * Everything on sale as a feed for Google Merchant Center (RSS 2.0). Products are read a page at a time, as fast
 * as the receiver takes them, so memory does not grow with the shop.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	await countUse("feedByAddress", clientAddress(request));
	const { APP_ORIGIN: origin, MARKET_CURRENCY: currency, MARKET_COUNTRY: country } = env;
	const delivery = await readDelivery(db, { country });
	const shipping: XmlElement[] = delivery
		? [
				["g:country", country],
				["g:price", `${typedMoney(delivery.price, currency)} ${currency}`],
			]
		: [];
	const encoder = new TextEncoder();
	let after = 0;
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(head())),
		async pull(controller) {
			const products = await listForMerchants(db, { after });
			after = products.at(-1)?.id ?? after;
			if (products.length === 0) {
				controller.enqueue(encoder.encode(TAIL));
				return controller.close();
			}
			const items = products.flatMap((product) => merchantItems(product, { origin, currency, shipping }));
			controller.enqueue(encoder.encode(items.map((item) => writeElement(["item", item])).join("")));
		},
	});
	return new Response(body, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
}
