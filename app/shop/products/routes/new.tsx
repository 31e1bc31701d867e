import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import { newProductSchema } from "#app/shop/products/product-form.ts";
import { CREATE_REFUSALS, unknownProduct } from "#app/shop/products/product-messages.ts";
import { listCategoryNames } from "#app/shop/products/read-product.server.ts";
import { createProduct } from "#app/shop/products/save-product.server.ts";
import { ProductFields, type ProductFormFields } from "#app/shop/products/ui/product-fields.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { initialText } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productForm.add) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const [categories, classes] = await Promise.all([listCategoryNames(db), listTaxClasses(db)]);
	return json({ categories, classes, currency: market.currency, idempotencyKey: randomUUID() });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, newProductSchema(market.currency, await listTaxClasses(db)), person);
	if (!form.ok) return form.refusal;
	const { details, options, goesWith, typed } = form.value;
	const made = await createProduct(db, {
		details,
		options,
		goesWith,
		variant: { price: typed.price ?? 0, compare_at: typed.compareAt, sku: typed.sku },
		idempotencyKey: typed.idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!made.ok && made.reason === "unknown_product")
		return form.refuse({ goesWith: [unknownProduct(made.typed)] });
	if (!made.ok) {
		const { field, sentence } = CREATE_REFUSALS[made.reason];
		return form.refuse({ [field]: [sentence] });
	}
	return redirectWithFlash(`/dashboard/products/${maskId(made.productId)}/photos`, {
		tone: "success",
		text: t.productForm.added({ product: details.title }),
	});
}

export default function NewProduct() {
	const { categories, classes, currency, idempotencyKey } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<
		ProductFormFields & { price: string; compareAt: string; sku: string; idempotencyKey: string }
	>({
		id: "product",
		lastResult,
		defaultValue: { status: "draft", taxClass: "standard" },
	});
	// A form that comes back keeps its key, so that sending it again still creates one product.
	const key = initialText(fields.idempotencyKey) ?? idempotencyKey;
	return (
		<>
			<p className="mb-3">
				<a href="/dashboard/products" className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {t.productEdit.all}
				</a>
			</p>
			<PageHeading title={t.productForm.add} />
			<PostForm id={form.id} idempotencyKey={key} encType="multipart/form-data">
				<ErrorSummary form={form} />
				<ProductFields fields={fields} categories={categories} classes={classes} optionCount={0}>
					<Card title={t.words.price}>
						<div className="grid items-end gap-x-5 md:grid-cols-3">
							<TextField
								field={fields.price}
								label={t.productForm.priceIn({ currency })}
								inputMode="decimal"
								width="short"
							/>
							<TextField
								field={fields.compareAt}
								label={t.productForm.compareAt}
								optional
								inputMode="decimal"
								width="short"
							/>
							<TextField
								field={fields.sku}
								label={t.productForm.sku}
								optional
								autoComplete="off"
								width="short"
							/>
						</div>
						<p className="text-sm text-secondary">{t.productForm.priceHint}</p>
					</Card>
				</ProductFields>
				<p className="mt-6 flex flex-wrap gap-3">
					<Button busy={t.words.saving}>{t.productForm.add}</Button>
					<ButtonLink href="/dashboard/products" variant="plain">
						{t.words.cancel}
					</ButtonLink>
				</p>
				<EditScript />
			</PostForm>
		</>
	);
}
