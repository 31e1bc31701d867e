import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import {
	MAX_PHOTOS,
	PHOTO_ACCEPT,
	PHOTO_BYTES,
	PHOTOS_AT_ONCE,
	photosSchema,
} from "#app/common/photos/photo-limits.ts";
import { PhotoList } from "#app/common/photos/photo-list.tsx";
import { PHOTO } from "#app/common/photos/pictures.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { describeProblem, drawUploads } from "#app/http/forms/draw-uploads.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { retryAfterHeaders } from "#app/http/forms/retry-after.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { addProductPhotos, readProductPhotos } from "#app/shop/products/product-photos.server.ts";
import { findProduct } from "#app/shop/products/read-product.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const headers = retryAfterHeaders;
export const meta: MetaFunction = () => [{ title: "Photos – Meeha" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const product = await findProduct(db, { productId: unmaskId(params.maskedId ?? "") });
	if (!product) throw json(null, { status: 404 });
	return json({ product, photos: await readProductPhotos(db, { productId: product.id }) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const limits = { field: "photos", fileBytes: PHOTO_BYTES, files: PHOTOS_AT_ONCE };
	const form = await readUpload(request, photosSchema, person, limits);
	if (!form.ok) return form.refusal;
	const product = await findProduct(db, { productId: unmaskId(params.maskedId ?? "") });
	if (!product) throw json(null, { status: 404 });
	const { accountId } = person;
	const drawn = await drawUploads(form.value.photos, { accountId, limit: "photoByAccount", ...PHOTO });
	if (!drawn.ok) return form.refuse({ photos: [drawn.sentence] }, drawn.init);
	const added = await addProductPhotos(db, {
		productId: product.id,
		pictures: drawn.pictures,
		actorId: accountId,
		now: new Date(),
	});
	if (!added.ok) throw json(null, { status: 404 });
	const problems = drawn.problems.map(describeProblem);
	if (added.noRoom > 0)
		problems.push(
			`${added.noRoom} not added: a product can have up to ${MAX_PHOTOS} photos. Remove some first.`,
		);
	const text = added.added === 1 ? "1 photo added." : `${added.added} photos added.`;
	if (problems.length > 0)
		return form.refuse({ photos: added.added > 0 ? [`${text} Not added:`, ...problems] : problems });
	return redirectWithFlash(`/dashboard/products/${params.maskedId}/photos`, {
		tone: added.added > 0 ? "success" : "info",
		text: added.added > 0 ? text : "The product already has these photos.",
	});
}

export default function Photos() {
	const { product, photos } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ photos: File }>({
		id: "photos",
		lastResult: useActionData<typeof action>(),
	});
	const left = MAX_PHOTOS - photos.length;
	const path = `/dashboard/products/${maskId(product.id)}/photos`;
	return (
		<ProductFrame product={product} here="/photos">
			<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
				{photos.length > 0 ? (
					<div>
						<PhotoList photos={photos} path={path} square />
						<p className="mt-4">
							<a href={`${path}/variants`}>Choose photos for variants</a>
						</p>
					</div>
				) : (
					<EmptyState title="No photos yet" icon="image">
						The first photo is the product’s main photo.
					</EmptyState>
				)}
				<Card title="Add photos">
					<PostForm id={form.id} encType="multipart/form-data">
						<ErrorSummary form={form} />
						<FileField
							field={fields.photos}
							label="Photos"
							hint={`JPEG, PNG, WebP or AVIF, up to 8 MB each, up to ${PHOTOS_AT_ONCE} at a time. You can add ${Math.max(0, left)} more.`}
							accept={PHOTO_ACCEPT}
							multiple
						/>
						<Button busy="Uploading...">Add photos</Button>
						<EditScript />
					</PostForm>
				</Card>
			</div>
		</ProductFrame>
	);
}
