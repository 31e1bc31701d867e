import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { exportProducts } from "#app/shop/import/export-products.server.ts";

/**
 * The catalogue as a file, sent while it is read: a hundred products at a time, as fast as the client reads.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const pieces = exportProducts(db, { currency: market.currency, origin: env.APP_ORIGIN });
	return streamFile(request, pieces, csvHeaders("products.csv"));
}
