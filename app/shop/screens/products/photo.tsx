import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { describePhoto } from "#app/shop/products/photos/describe-photos.server.ts";
import { altSchema } from "#app/shop/products/photos/photo-words.ts";
import { readPhotos } from "#app/shop/products/photos/product-photos.server.ts";
import { findProduct } from "#app/shop/products/read-product.server.ts";
import { ProductFrame } from "#app/shop/ui/products/product-frame.tsx";
import { maskId, unmaskId } from "#app/site/masked-id.ts";
import { pictureUrl } from "#app/site/pictures/pictures.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Photo – Meeha" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const product = await findProduct(db, { productId: unmaskId(params.maskedId ?? "") });
	const photos = product ? await readPhotos(db, { productId: product.id }) : [];
	const photo = photos.find(({ id }) => id === unmaskId(params.photoId ?? ""));
	if (!product || !photo) throw json(null, { status: 404 });
	return json({ product, photo });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, altSchema, person);
	if (!form.ok) return form.refusal;
	const described = await describePhoto(db, {
		productId: unmaskId(params.maskedId ?? "") ?? 0,
		photoId: unmaskId(params.photoId ?? "") ?? 0,
		alt: form.value.alt,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!described.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`/dashboard/products/${params.maskedId}/photos`, {
		tone: "success",
		text: "The description is saved.",
	});
}

export default function PhotoScreen() {
	const { product, photo } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ alt: string }>({
		id: "photo",
		lastResult: useActionData<typeof action>(),
		defaultValue: { alt: photo.alt },
	});
	return (
		<ProductFrame product={product} here="/photos">
			<div className="max-w-form">
				<Card title="What is on this photo">
					<img
						src={pictureUrl(photo.hash, 640)}
						alt={photo.alt || "Not described yet"}
						width={photo.width}
						height={photo.height}
						className="mb-5 h-auto w-full rounded-control border border-line"
					/>
					<PostForm id={form.id}>
						<ErrorSummary form={form} />
						<TextField
							field={fields.alt}
							label="Description"
							hint="One sentence for those who can’t see it, such as ‘A brass desk lamp on an oak table’."
							optional
							autoComplete="off"
						/>
						<Button busy="Saving...">Save description</Button>
						<ButtonLink href={`/dashboard/products/${maskId(product.id)}/photos`} variant="plain">
							Cancel
						</ButtonLink>
					</PostForm>
				</Card>
			</div>
		</ProductFrame>
	);
}
