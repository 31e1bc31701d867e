import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
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
import { pageInQuery, requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { VARIANTS_PER_PAGE, variantField, variantGridSchema } from "#app/shop/products/variants/grid-form.ts";
import { readVariants } from "#app/shop/products/variants/read-variants.server.ts";
import { saveVariants } from "#app/shop/products/variants/save-variants.server.ts";
import { VariantGrid } from "#app/shop/products/variants/variant-grid.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productVariants.pricesVariants) }];

async function read(request: Request, params: { maskedId?: string }) {
	const product = await requireProduct(params);
	const shown = { page: pageInQuery(request), size: VARIANTS_PER_PAGE };
	return { product, ...(await readVariants(db, { productId: product.id, ...shown })) };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return json({
		...(await read(request, params)),
		classes: await listTaxClasses(db),
		currency: market.currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { product, rows, page } = await read(request, params);
	const currency = market.currency;
	const classes = await listTaxClasses(db);
	const ids = rows.map(({ id }) => id);
	const form = await readForm(request, variantGridSchema(ids, { currency, classes }), person);
	if (!form.ok) return form.refusal;
	const now = new Date();
	const saved = await saveVariants(db, {
		productId: product.id,
		...form.value,
		currency,
		actorId: person.accountId,
		now,
	});
	if (saved.ok) {
		const search = page > 1 ? `?page=${page}` : "";
		return redirectWithFlash(`/dashboard/products/${params.maskedId}/variants${search}`, {
			tone: "success",
			text: t.productVariants.pricesVariantsSaved,
		});
	}
	if (saved.reason === "changed") {
		const when = formatMoment(saved.at, market.timeZone, now);
		const { reason, status } = explainConflict("product", { by: saved.by, isOwn: saved.isOwn, when });
		return form.refuse({ "": [reason] }, status);
	}
	if (saved.reason === "sku_taken")
		return form.refuse({
			[variantField("sku", saved.variantId)]: [t.productVariants.skuTaken({ by: saved.by })],
		});
	if (saved.reason === "below_nothing") {
		const text = t.productVariants.stockBelow({ stock: saved.stock });
		return form.refuse({ [variantField("price", saved.variantId)]: [text] });
	}
	throw json(null, { status: 404 });
}

export default function Variants() {
	const { product, rows, total, page, classes, currency } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const before = lastResult?.initialValue?.expectedVersion;
	// After a conflict, which is an error of the whole form, the person has seen the other change; after others not.
	const isChanged = lastResult?.error?.[""] !== undefined;
	const expectedVersion = typeof before === "string" && !isChanged ? before : product.updatedAt;
	const path = `/dashboard/products/${maskId(product.id)}/variants`;
	return (
		<ProductFrame product={product} here="/variants">
			<PostForm id="variants">
				<ErrorSummary form={{ id: "variants", allErrors: lastResult?.error ?? {} }} />
				<input type="hidden" name="expectedVersion" value={expectedVersion} />
				<VariantGrid rows={rows} classes={classes} currency={currency} lastResult={lastResult} />
				<p className="mt-6">
					<Button busy={t.words.saving}>
						{total > rows.length ? t.productVariants.savePage : t.productVariants.saveVariants}
					</Button>
				</p>
			</PostForm>
			<Pager
				path={path}
				params={new URLSearchParams()}
				page={page}
				perPage={VARIANTS_PER_PAGE}
				total={total}
				noun="variants"
				sizes={[VARIANTS_PER_PAGE]}
			/>
			<p className="text-sm text-secondary">
				{t.productVariants.elsewhere({
					options: (text) => <a href={`/dashboard/products/${maskId(product.id)}`}>{text}</a>,
					stock: (text) => <a href={`/dashboard/products/${maskId(product.id)}/stock`}>{text}</a>,
				})}
			</p>
		</ProductFrame>
	);
}
