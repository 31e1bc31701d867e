import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { describeAdded, PHOTO_UPLOAD, photosSchema } from "#app/common/photos/photo-limits.ts";
import { addPhotos, readPhotos } from "#app/common/photos/photos.server.ts";
import { PHOTO } from "#app/common/photos/pictures.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { describeProblem, drawUploads } from "#app/http/forms/draw-uploads.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { photosOfProduct, productPhotos } from "#app/shop/products/product-photos.server.ts";
import { requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AddPhotos } from "#app/ui/photos/add-photos.tsx";
import { PhotoList } from "#app/ui/photos/photo-list.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: pageTitle(t.words.photos) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const product = await requireProduct(params);
	return json({ product, photos: await readPhotos(db, photosOfProduct(product.id)) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readUpload(request, photosSchema, person, PHOTO_UPLOAD);
	if (!form.ok) return form.refusal;
	const product = await requireProduct(params);
	const { accountId } = person;
	const drawn = await drawUploads(form.value.photos, { uploader: form.uploader, ...PHOTO });
	if (!drawn.ok) return form.refuse({ photos: [drawn.sentence] }, drawn.init);
	const now = new Date();
	const rules = productPhotos({ productId: product.id, actorId: accountId, now });
	const added = await addPhotos(db, rules, { pictures: drawn.pictures, now });
	if (!added.ok) throw json(null, { status: 404 });
	const { refused, flash } = describeAdded("product", added, drawn.problems.map(describeProblem));
	if (refused.length > 0) return form.refuse({ photos: refused });
	return redirectWithFlash(`/dashboard/products/${params.maskedId}/photos`, flash);
}

export default function Photos() {
	const { product, photos } = useLoaderData<typeof loader>();
	const path = `/dashboard/products/${maskId(product.id)}/photos`;
	return (
		<ProductFrame product={product} here="/photos">
			<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
				{photos.length > 0 ? (
					<div>
						<PhotoList photos={photos} path={path} square />
						<p className="mt-4">
							<a href={`${path}/variants`}>{t.productPhotos.choosePhotosVariants}</a>
						</p>
					</div>
				) : (
					<EmptyState title={t.productPhotos.noPhotosYet} icon="image">
						{t.productPhotos.orderHint}
					</EmptyState>
				)}
				<AddPhotos count={photos.length} lastResult={useActionData<typeof action>()} />
			</div>
		</ProductFrame>
	);
}
