import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { pageInQuery, requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { adjustStock } from "#app/shop/stock/adjust-stock.server.ts";
import { StockForm, type StockFormFields } from "#app/shop/stock/adjust-stock-form.tsx";
import { StockLedger } from "#app/shop/stock/ledger.tsx";
import { findStock, readLedger } from "#app/shop/stock/read-stock.server.ts";
import { formatStockAdjusted, formatStockRefusal, stockSchema } from "#app/shop/stock/stock-form.ts";
import { StockState } from "#app/shop/stock/stock-state.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

const PAGE_SIZE = 20;

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productStock.adjust) }];

async function read(params: { maskedId?: string; variantId?: string }) {
	const product = await requireProduct(params);
	const variantId = unmaskId(params.variantId ?? "");
	const variant = await findStock(db, { productId: product.id, variantId });
	if (!variant) throw json(null, { status: 404 });
	return { product, variant };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { product, variant } = await read(params);
	const ledger = await readLedger(db, { variantId: variant.id, page: pageInQuery(request), size: PAGE_SIZE });
	const now = new Date();
	const rows = ledger.rows.map((row) => ({ ...row, at: formatMoment(row.at, market.timeZone, now) }));
	return json({ product, variant, ledger: { ...ledger, rows }, idempotencyKey: randomUUID() });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { product, variant } = await read(params);
	const form = await readForm(request, stockSchema, person);
	if (!form.ok) return form.refusal;
	const { mode, units, reason, note, expectedUnits, idempotencyKey } = form.value;
	const adjusted = await adjustStock(db, {
		productId: product.id,
		variantId: variant.id,
		change: mode === "count" ? { to: units, expectedUnits } : { by: mode === "add" ? units : -units },
		reason,
		note,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!adjusted.ok && adjusted.reason === "gone") throw json(null, { status: 404 });
	if (!adjusted.ok)
		return form.refuse({ units: [formatStockRefusal(adjusted)] }, adjusted.reason === "changed" ? 409 : 422);
	return redirectWithFlash(`/dashboard/products/${params.maskedId}/stock/${params.variantId}`, {
		tone: adjusted.moved === 0 ? "info" : "success",
		text: formatStockAdjusted(adjusted),
	});
}

export default function VariantStock() {
	const { product, variant, ledger, idempotencyKey } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<StockFormFields>({
		id: "stock",
		lastResult,
		defaultValue: { mode: "add", reason: "received" },
	});
	const path = `/dashboard/products/${maskId(product.id)}/stock`;
	return (
		<ProductFrame product={product} here="/stock">
			<p className="mb-3">
				<a href={path} className="link inline-flex min-h-6 items-center gap-1">
					<Icon name="left" /> {t.productStock.allVariants}
				</a>
			</p>
			<div className="grid items-start gap-5 lg:grid-cols-[24rem_minmax(0,1fr)]">
				<Card title={variant.name || t.productVariants.defaultName}>
					<p className="mb-5 flex flex-wrap items-center gap-3">
						<span className="text-2xl font-bold tabular-nums">{formatCount(variant.stock)}</span>
						<span className="text-secondary">{t.productStock.inStock}</span>
						<StockState variant={variant} />
					</p>
					<StockForm form={form} fields={fields} idempotencyKey={idempotencyKey} stock={variant.stock} />
				</Card>
				<div>
					<h2 className="mb-3 text-lg">{t.productStock.stockHistory}</h2>
					{ledger.total > 0 ? (
						<InPlace>
							<StockLedger rows={ledger.rows} />
							<Pager
								path={`${path}/${maskId(variant.id)}`}
								params={new URLSearchParams()}
								page={ledger.page}
								perPage={PAGE_SIZE}
								total={ledger.total}
								noun="changes"
								sizes={[PAGE_SIZE]}
							/>
						</InPlace>
					) : (
						<EmptyState title={t.productStock.noStockChangesYet} icon="box">
							{t.productStock.emptyHistory}
						</EmptyState>
					)}
				</div>
			</div>
		</ProductFrame>
	);
}
