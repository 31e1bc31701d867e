import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { idempotencyKey } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { duplicateProduct } from "#app/shop/products/change-products.server.ts";
import { requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productEdit.duplicateProduct) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const product = await requireProduct(params);
	return json({ product, idempotencyKey: randomUUID() });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({ idempotencyKey: idempotencyKey() }), person);
	if (!form.ok) return form.refusal;
	const made = await duplicateProduct(db, {
		productId: unmaskId(params.maskedId ?? "") ?? 0,
		idempotencyKey: form.value.idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!made.ok) throw json(null, { status: 404 });
	return redirectWithFlash(`/dashboard/products/${maskId(made.productId)}`, {
		tone: "success",
		text: t.productEdit.duplicated,
	});
}

export default function Duplication() {
	const { product, idempotencyKey: key } = useLoaderData<typeof loader>();
	return (
		<ProductFrame product={product} here="">
			<ConfirmDialog
				title={t.productEdit.duplicateQuestion({ product: product.title })}
				closeHref={`/dashboard/products/${maskId(product.id)}`}
				button={t.productEdit.duplicateProduct}
				busy={t.productEdit.copying}
				isSafe
				fields={{ idempotencyKey: key }}
			>
				<p className="text-secondary">{t.productEdit.duplicateText}</p>
			</ConfirmDialog>
		</ProductFrame>
	);
}
