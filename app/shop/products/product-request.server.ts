import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { productPhotos } from "./product-photos.server.ts";
import { findProduct } from "./read-product.server.ts";

const productIdOf = (params: { maskedId?: string }) => unmaskId(params.maskedId ?? "") ?? 0;

export async function requireProduct(params: { maskedId?: string }) {
	const product = await findProduct(db, { productId: productIdOf(params) });
	if (!product) throw json(null, { status: 404 });
	return product;
}

/** The rules for a change of the photos of the product in the path, and the photo in the path. */
export const photoChange = (params: { maskedId?: string; photoId?: string }, { accountId }: Person) => ({
	photos: productPhotos({ productId: productIdOf(params), actorId: accountId, now: new Date() }),
	photoId: unmaskId(params.photoId ?? "") ?? 0,
});

/** The page in the query (`?page=2`); 1 for an invalid one. */
export const pageInQuery = (request: Request): number =>
	Math.min(1_000_000, Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get("page"))) || 1));
