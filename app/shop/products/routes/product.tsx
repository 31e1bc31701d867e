import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import { productFields, productSchema } from "#app/shop/products/product-form.ts";
import { CREATE_REFUSALS, PRODUCT_FIELD_NAMES, unknownProduct } from "#app/shop/products/product-messages.ts";
import { listCategoryNames, readProduct } from "#app/shop/products/read-product.server.ts";
import { saveProduct } from "#app/shop/products/save-product.server.ts";
import { ProductFields, type ProductFormFields } from "#app/shop/products/ui/product-fields.tsx";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { RemovedVariants } from "#app/shop/products/variants/removed-variants.tsx";
import { variantName } from "#app/shop/stock/product-options.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChangedFields } from "#app/ui/form/changed-fields.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { ChangeHistory } from "#app/ui/office/change-history.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.product.title ?? t.productForm.product}`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await readProduct(db, { productId: unmaskId(params.maskedId ?? "") });
	if (!found) throw json(null, { status: 404 });
	const now = new Date();
	const [categories, classes, changes] = await Promise.all([
		listCategoryNames(db),
		listTaxClasses(db),
		readChanges(db, { subject: `product ${found.id}` }),
	]);
	return json({
		product: { id: found.id, title: found.title, status: found.status, optionCount: found.options.length },
		updatedAt: found.updated_at,
		typed: productFields(found),
		categories,
		classes,
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, market.timeZone, now) })),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await readProduct(db, { productId: unmaskId(params.maskedId ?? "") });
	if (!found) throw json(null, { status: 404 });
	const form = await readForm(request, productSchema(found.options.length, await listTaxClasses(db)), person);
	if (!form.ok) return form.refusal;
	const now = new Date();
	const saved = await saveProduct(db, {
		productId: found.id,
		expectedVersion: form.value.typed.expectedVersion,
		details: form.value.details,
		options: form.value.options,
		goesWith: form.value.goesWith,
		goneValues: form.value.typed.goneValues ?? null,
		actorId: person.accountId,
		now,
	});
	if (saved.ok) {
		const about = { product: form.value.details.title, count: saved.made };
		const text = saved.made > 0 ? t.productForm.savedWithVariants(about) : t.productForm.saved(about);
		return redirectWithFlash(`/dashboard/products/${params.maskedId}`, { tone: "success", text });
	}
	if (saved.reason === "changed") {
		const when = formatMoment(saved.at, market.timeZone, now);
		const { reason, status } = explainConflict("product", { by: saved.by, isOwn: saved.isOwn, when });
		return form.refuse({ "": [reason] }, status);
	}
	if (saved.reason === "variants_go") {
		const going = saved.going.map(({ values, stock }) => ({
			name: variantName(values) || t.productVariants.defaultName,
			stock,
		}));
		const sentence = t.productForm.removesVariants;
		const result = await form.refuse({ goneValues: [sentence] }).json();
		return json({ ...result, removed: { going, mayRename: saved.mayRename } }, { status: 422 });
	}
	if (saved.reason === "gone") throw json(null, { status: 404 });
	if (saved.reason === "unknown_product") return form.refuse({ goesWith: [unknownProduct(saved.typed)] });
	const { field, sentence } = CREATE_REFUSALS[saved.reason];
	return form.refuse({ [field]: [sentence] });
}

export default function Product() {
	const { product, updatedAt, typed, categories, classes, changes } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const removed = lastResult && "removed" in lastResult ? lastResult.removed : null;
	const [form, fields] = useForm<ProductFormFields & { expectedVersion: string; goneValues: string }>({
		id: "product",
		lastResult,
		defaultValue: typed,
	});
	const before = fields.expectedVersion.initialValue;
	// After a conflict, which is an error of the whole form, the person has seen the other change; after others not.
	const isChanged = form.errors !== undefined;
	const expectedVersion = typeof before === "string" && !isChanged ? before : updatedAt;
	return (
		<ProductFrame product={product} here="">
			<PostForm id={form.id} encType="multipart/form-data">
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedVersion" value={expectedVersion} />
				{isChanged ? (
					<ChangedFields
						names={{
							...PRODUCT_FIELD_NAMES,
							category: {
								label: t.productForm.category,
								choices: Object.fromEntries(categories.map(({ id, name }) => [maskId(id), name])),
							},
							taxClass: {
								label: t.taxClasses.label,
								choices: Object.fromEntries(classes.map(({ value, label }) => [value, label])),
							},
						}}
						now={typed}
						typed={lastResult?.initialValue ?? {}}
					/>
				) : null}
				{removed ? <RemovedVariants {...removed} id={fields.goneValues.id} /> : null}
				<ProductFields
					fields={fields}
					categories={categories}
					classes={classes}
					optionCount={product.optionCount}
				/>
				<p className="mt-6 flex flex-wrap gap-3">
					<Button busy={t.words.saving}>{t.productForm.saveProduct}</Button>
					<ButtonLink href={`/dashboard/products/${maskId(product.id)}/duplication`} variant="plain">
						{t.productForm.duplicate}
					</ButtonLink>
				</p>
				<EditScript />
			</PostForm>
			<ChangeHistory changes={changes} trail={trailPath("product", product.id)} />
		</ProductFrame>
	);
}
