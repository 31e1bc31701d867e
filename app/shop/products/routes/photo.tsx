import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { altSchema } from "#app/common/photos/photo-limits.ts";
import { describePhoto, readPhotos } from "#app/common/photos/photos.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { photosOfProduct } from "#app/shop/products/product-photos.server.ts";
import { photoChange, requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { DescribePhoto } from "#app/ui/photos/describe-photo.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productPhotos.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const product = await requireProduct(params);
	const photos = await readPhotos(db, photosOfProduct(product.id));
	const photo = photos.find(({ id }) => id === unmaskId(params.photoId ?? ""));
	if (!photo) throw json(null, { status: 404 });
	return json({ product, photo });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, altSchema, person);
	if (!form.ok) return form.refusal;
	const { photos, photoId } = photoChange(params, person);
	const described = await describePhoto(db, photos, { photoId, alt: form.value.alt });
	if (!described.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`/dashboard/products/${params.maskedId}/photos`, {
		tone: "success",
		text: t.productPhotos.descriptionSaved,
	});
}

export default function PhotoScreen() {
	const { product, photo } = useLoaderData<typeof loader>();
	return (
		<ProductFrame product={product} here="/photos">
			<DescribePhoto
				photo={photo}
				example={t.productPhotos.descriptionExample}
				back={`/dashboard/products/${maskId(product.id)}/photos`}
				lastResult={useActionData<typeof action>()}
			/>
		</ProductFrame>
	);
}
