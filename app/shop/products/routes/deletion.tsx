import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { deleteProduct } from "#app/shop/products/change-products.server.ts";
import { requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productEdit.deleteProduct) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const product = await requireProduct(params);
	return json({ product, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	if (!form.ok) return json({ reason: t.productEdit.reload, problem: null }, { status: 422 });
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return json({ reason: null, problem: unproven.proof.join(" ") }, { status: 422 });
	const deleted = await deleteProduct(db, {
		productId: unmaskId(params.maskedId ?? "") ?? 0,
		actorId: person.accountId,
		now: new Date(),
	});
	if (deleted.ok)
		return redirectWithFlash("/dashboard/products", { tone: "success", text: t.productEdit.productDeleted });
	if (deleted.reason === "gone") throw json(null, { status: 404 });
	return json({ reason: t.productEdit.refusals[deleted.reason], problem: null }, { status: 409 });
}

export default function Deletion() {
	const { product, proof } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const path = `/dashboard/products/${maskId(product.id)}`;
	const reason = refused?.reason ?? (product.status === "draft" ? null : t.productEdit.refusals.not_draft);
	if (reason)
		return (
			<ProductFrame product={product} here="">
				<Dialog
					title={t.productEdit.undeletable({ product: product.title })}
					closeHref={path}
					safeLabel={t.productEdit.goBack}
				>
					<p className="text-secondary">{reason}</p>
				</Dialog>
			</ProductFrame>
		);
	return (
		<ProductFrame product={product} here="">
			<ConfirmDialog
				title={t.productEdit.deleteQuestion({ product: product.title })}
				closeHref={path}
				button={t.productEdit.deleteProduct}
				busy={t.words.deleting}
				field={proofOfDialog(proof, refused?.problem)}
			>
				<p className="text-secondary">{t.productEdit.deleteText}</p>
			</ConfirmDialog>
		</ProductFrame>
	);
}
