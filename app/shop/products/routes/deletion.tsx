import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { deleteProduct } from "#app/shop/products/change-products.server.ts";
import { DELETE_REFUSALS } from "#app/shop/products/product-messages.ts";
import { requireProduct } from "#app/shop/products/product-request.server.ts";
import { ProductFrame } from "#app/shop/products/ui/product-frame.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Delete product") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const product = await requireProduct(params);
	return json({ product, proof: await proofToAskFor(person) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	if (!form.ok) return json({ reason: "Reload the page and try again.", problem: null }, { status: 422 });
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return json({ reason: null, problem: unproven.proof.join(" ") }, { status: 422 });
	const deleted = await deleteProduct(db, {
		productId: unmaskId(params.maskedId ?? "") ?? 0,
		actorId: person.accountId,
		now: new Date(),
	});
	if (deleted.ok)
		return redirectWithFlash("/dashboard/products", { tone: "success", text: "The product is deleted." });
	if (deleted.reason === "gone") throw json(null, { status: 404 });
	return json({ reason: DELETE_REFUSALS[deleted.reason], problem: null }, { status: 409 });
}

export default function Deletion() {
	const { product, proof } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const path = `/dashboard/products/${maskId(product.id)}`;
	const reason = refused?.reason ?? (product.status === "draft" ? null : DELETE_REFUSALS.not_draft);
	if (reason)
		return (
			<ProductFrame product={product} here="">
				<Dialog title={`${product.title} can’t be deleted`} closeHref={path} safeLabel="Go back">
					<p className="text-secondary">{reason}</p>
				</Dialog>
			</ProductFrame>
		);
	return (
		<ProductFrame product={product} here="">
			<ConfirmDialog
				title={`Delete ${product.title}?`}
				closeHref={path}
				button="Delete product"
				busy="Deleting..."
				field={proofOfDialog(proof, refused?.problem)}
			>
				<p className="text-secondary">This also deletes its photos and stock history and can’t be undone.</p>
			</ConfirmDialog>
		</ProductFrame>
	);
}
