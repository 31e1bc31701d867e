import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { readPhotos } from "#app/common/photos/photos.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { chooseVariantPhotos, photosOfProduct } from "#app/shop/products/product-photos.server.ts";
import { requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { variantField } from "#app/shop/products/variants/grid-form.ts";
import { readVariants } from "#app/shop/products/variants/read-variants.server.ts";
import { MAX_VARIANTS } from "#app/shop/stock/product-options.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { ProductThumb } from "#app/ui/photos/thumb.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productPhotos.variantPhotos) }];

async function readVariantPhotos(params: { maskedId?: string }) {
	const product = await requireProduct(params);
	const [photos, variants] = await Promise.all([
		readPhotos(db, photosOfProduct(product.id)),
		readVariants(db, { productId: product.id, page: 1, size: MAX_VARIANTS }),
	]);
	return { product, photos, variants: variants.rows };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return json(await readVariantPhotos(params));
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { product, photos, variants } = await readVariantPhotos(params);
	const shape = Object.fromEntries(
		variants.map(({ id }) => [variantField("photo", id), z.string().optional()]),
	);
	const form = await readForm(request, z.object(shape), person);
	if (!form.ok) return form.refusal;
	const hashes = new Map(photos.map(({ id, hash }) => [maskId(id), hash]));
	const choices = new Map(
		variants.map(({ id }) => [id, hashes.get(form.value[variantField("photo", id)] ?? "") ?? null] as const),
	);
	await chooseVariantPhotos(db, {
		productId: product.id,
		choices,
		actorId: person.accountId,
		now: new Date(),
	});
	return redirectWithFlash(`/dashboard/products/${params.maskedId}/photos`, {
		tone: "success",
		text: t.productPhotos.variantPhotosSaved,
	});
}

export default function VariantPhotos() {
	const { product, photos, variants } = useLoaderData<typeof loader>();
	const choices = [
		{ value: "", label: t.productPhotos.mainPhoto },
		...photos.map(({ id, alt }, at) => ({
			value: maskId(id),
			label: alt
				? t.productPhotos.photoOf({ number: at + 1, alt: alt.slice(0, 40) })
				: t.productPhotos.photo({ number: at + 1 }),
		})),
	];
	return (
		<ProductFrame product={product} here="/photos">
			<div className="max-w-form">
				<Card title={t.productPhotos.variantPhotos}>
					<ol className="mb-5 flex flex-wrap gap-3 text-sm">
						{photos.map(({ id, hash }, at) => (
							<li key={id} className="text-center">
								<ProductThumb hash={hash} />
								{at + 1}
							</li>
						))}
					</ol>
					<PostForm>
						{variants.map(({ id, name: label, image_hash }) => {
							const name = variantField("photo", id);
							const chosen = photos.find(({ hash }) => hash === image_hash);
							const value = chosen ? maskId(chosen.id) : "";
							return (
								<SelectField
									key={id}
									field={plainField(name, { name, value })}
									label={label || t.productVariants.defaultName}
									choices={choices}
								/>
							);
						})}
						<Button busy={t.words.saving}>{t.productPhotos.savePhotos}</Button>
						<ButtonLink href={`/dashboard/products/${maskId(product.id)}/photos`} variant="plain">
							{t.words.cancel}
						</ButtonLink>
					</PostForm>
				</Card>
			</div>
		</ProductFrame>
	);
}
