import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readChanges } from "#app/common/audit.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/conflict.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailPath } from "#app/common/trail-path.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { ProductFields, type ProductFormFields } from "#app/shop/products/product-fields.tsx";
import { productFields, productSchema } from "#app/shop/products/product-form.ts";
import { ProductFrame } from "#app/shop/products/product-frame.tsx";
import {
	CREATE_REFUSALS,
	PRODUCT_DELETED,
	PRODUCT_FIELD_NAMES,
} from "#app/shop/products/product-messages.ts";
import { listCategoryNames, readProduct } from "#app/shop/products/read-product.server.ts";
import { saveProduct } from "#app/shop/products/save-product.server.ts";
import { variantName } from "#app/shop/products/variants/product-options.ts";
import { RemovedVariants } from "#app/shop/products/variants/removed-variants.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChangeHistory } from "#app/ui/change-history.tsx";
import { ChangedFields } from "#app/ui/form/changed-fields.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`${data?.product.title ?? "Product"}`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await readProduct(db, { productId: unmaskId(params.maskedId ?? "") });
	if (!found) throw json(null, { status: 404 });
	const now = new Date();
	const [categories, changes] = await Promise.all([
		listCategoryNames(db),
		readChanges(db, { subject: `product ${found.id}` }),
	]);
	return json({
		product: { id: found.id, title: found.title, status: found.status, optionCount: found.options.length },
		updatedAt: found.updated_at,
		typed: productFields(found),
		categories,
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, market.timeZone, now) })),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await readProduct(db, { productId: unmaskId(params.maskedId ?? "") });
	if (!found) throw json(null, { status: 404 });
	const form = await readForm(request, productSchema(found.options.length), person);
	const plain = { isChanged: false, going: null, mayRename: false };
	if (!form.ok) return json({ ...plain, result: await form.refusal.json() }, { status: form.refusal.status });
	const refuse = async (errors: Record<string, string[]>, status: number, more: Partial<Answer> = {}) =>
		json({ ...plain, ...more, result: await form.refuse(errors).json() }, { status });
	const now = new Date();
	const saved = await saveProduct(db, {
		productId: found.id,
		expectedVersion: form.value.typed.expectedVersion,
		details: form.value.details,
		options: form.value.options,
		goneValues: form.value.typed.goneValues ?? null,
		actorId: person.accountId,
		now,
	});
	if (saved.ok) {
		const news = saved.made === 1 ? "1 new variant" : `${saved.made} new variants`;
		const what = saved.made > 0 ? ` Check the prices and stock of ${news}.` : "";
		const text = `${form.value.details.title} is saved.${what}`;
		return redirectWithFlash(`/dashboard/products/${params.maskedId}`, { tone: "success", text });
	}
	if (saved.reason === "changed") {
		const when = formatMoment(saved.at, market.timeZone, now);
		const { reason, status } = explainConflict("product", { by: saved.by, isOwn: saved.isOwn, when });
		return refuse({ "": [reason] }, status, { isChanged: true });
	}
	if (saved.reason === "variants_go") {
		const going = saved.going.map(({ values, stock }) => ({
			name: variantName(values) || "Default variant",
			stock,
		}));
		const sentence = "Removing these values removes variants. Choose what to do with them.";
		return refuse({ goneValues: [sentence] }, 422, { going, mayRename: saved.mayRename });
	}
	if (saved.reason === "gone") return refuse({ "": [PRODUCT_DELETED] }, 404);
	const { field, sentence } = CREATE_REFUSALS[saved.reason];
	return refuse({ [field]: [sentence] }, 422);
}

type Answer = { isChanged: boolean; going: { name: string; stock: number }[] | null; mayRename: boolean };

export default function Product() {
	const { product, updatedAt, typed, categories, changes } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const [form, fields] = useForm<ProductFormFields & { expectedVersion: string; goneValues: string }>({
		id: "product",
		lastResult: answer?.result,
		defaultValue: typed,
	});
	const before = fields.expectedVersion.initialValue;
	// After a conflict, the person has seen the other change; after other errors they have not.
	const expectedVersion = typeof before === "string" && !answer?.isChanged ? before : updatedAt;
	return (
		<ProductFrame product={product} here="">
			<PostForm id={form.id} encType="multipart/form-data">
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedVersion" value={expectedVersion} />
				{answer?.isChanged ? (
					<ChangedFields
						names={{
							...PRODUCT_FIELD_NAMES,
							category: {
								label: "Category",
								choices: Object.fromEntries(categories.map(({ id, name }) => [maskId(id), name])),
							},
						}}
						now={typed}
						typed={answer.result.initialValue ?? {}}
					/>
				) : null}
				{answer?.going ? (
					<RemovedVariants going={answer.going} mayRename={answer.mayRename} id={fields.goneValues.id} />
				) : null}
				<ProductFields fields={fields} categories={categories} optionCount={product.optionCount} />
				<p className="mt-6 flex flex-wrap gap-3">
					<Button busy="Saving...">Save product</Button>
					<ButtonLink href={`/dashboard/products/${maskId(product.id)}/duplication`} variant="plain">
						Duplicate
					</ButtonLink>
				</p>
				<EditScript />
			</PostForm>
			<ChangeHistory changes={changes} trail={trailPath("product", product.id)} />
		</ProductFrame>
	);
}
