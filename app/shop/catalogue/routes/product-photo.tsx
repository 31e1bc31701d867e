import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { productPath, productPhotoPath } from "#app/shop/catalogue/product-path.ts";
import { readProductPhotos } from "#app/shop/catalogue/read-product.server.ts";
import { PhotoViewer, photoMeta, photoNumber, viewerLinks } from "#app/ui/photos/photo-viewer.tsx";

export const handle: ScreenHandle = { subject: "shop", cached: true };
export const links = viewerLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? photoMeta({
				photos: data.product.photos,
				number: data.number,
				name: data.product.title,
				path: productPath(data.product.id),
				origin: data.origin,
			})
		: [];

export const loader = cacheUntilChanged(
	{ of: ["shop"], params: ["variant"] },
	async ({ params, request }) => {
		const productId = unmaskId(params.maskedId ?? "");
		const variantId = unmaskId(new URL(request.url).searchParams.get("variant") ?? "");
		const product = productId === null ? undefined : await readProductPhotos(db, { productId, variantId });
		const number = photoNumber(params.number, product?.photos);
		if (!product || number === null) throw json(null, { status: 404 });
		return { product, variantId: variantId ?? undefined, number, origin: env.APP_ORIGIN };
	},
);

export default function ProductPhoto() {
	const { product, variantId, number } = useLoaderData<typeof loader>();
	return (
		<PhotoViewer
			photos={product.photos}
			number={number}
			name={product.title}
			backHref={productPath(product.id, variantId)}
			hrefOf={(other) => productPhotoPath(product.id, other, variantId)}
		/>
	);
}
