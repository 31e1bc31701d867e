import type { LoaderFunctionArgs } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { sendCard } from "#app/http/pages/send-card.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { productCard } from "#app/shop/catalogue/product-card.server.ts";
import { readCatalogueProduct } from "#app/shop/catalogue/read-product.server.ts";

/** The picture that a shared link to a product shows. */
export async function loader({ params, request }: LoaderFunctionArgs) {
	const productId = unmaskId(params.maskedId ?? "");
	const product = productId === null ? undefined : await readCatalogueProduct(db, { productId });
	return sendCard(request, product && productCard(product, market.currency));
}
