import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentLanguage, inLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { typedMoney } from "#app/common/money.ts";
import { writeXml, writeXmlDocument, type XmlElements } from "#app/common/xml.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { streamFile } from "#app/http/network/stream-file.server.ts";
import { xmlHeaders } from "#app/http/network/xml-response.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { listForMerchants } from "#app/shop/catalogue/list-for-feeds.server.ts";
import { merchantItems } from "#app/shop/catalogue/merchant-items.ts";
import { readDelivery } from "#app/shop/catalogue/read-product.server.ts";

/**
 * Everything on sale as a feed for Google Merchant Center (RSS 2.0). Products are read a page at a time, as fast
 * as the receiver takes them, so memory does not grow with the shop.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	await countUse("feedByAddress", clientAddress(request));
	return streamFile(request, writeFeed(), xmlHeaders());
}

async function* writeFeed(): AsyncGenerator<string> {
	const { APP_ORIGIN: origin } = env;
	const { currency, country } = market;
	const delivery = await readDelivery(db, { country });
	const shipping: XmlElements | undefined = delivery
		? { "g:country": country, "g:price": `${typedMoney(delivery.price, currency)} ${currency}` }
		: undefined;
	const empty = writeXmlDocument({
		rss: {
			"@version": "2.0",
			"@xmlns:g": "http://base.google.com/ns/1.0",
			channel: {
				title: t.catalogue.feedTitle({ market: marketName() }),
				link: origin + inLanguage("/collection"),
				language: currentLanguage(),
				description: t.catalogue.feedDescription({ market: marketName() }),
				item: "",
			},
		},
	});
	const [head = "", tail = ""] = empty.split("<item></item>");
	yield head;
	for (let after = 0; ; ) {
		const products = await listForMerchants(db, { after });
		const last = products.at(-1);
		if (!last) break;
		after = last.id;
		yield writeXml({
			item: products.flatMap((product) => merchantItems(product, { origin, currency, shipping })),
		});
	}
	yield tail;
}
