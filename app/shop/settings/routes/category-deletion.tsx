import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { deleteCategory, findCategory } from "#app/shop/settings/categories.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

const PATH = "/dashboard/categories";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Delete category") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const category = await findCategory(db, { id: unmaskId(params.maskedId ?? "") });
	if (!category) throw json(null, { status: 404 });
	return json({ category });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const id = unmaskId(params.maskedId ?? "") ?? 0;
	const deleted = await deleteCategory(db, { id, actorId: person.accountId, now: new Date() });
	if (deleted.ok) return redirectWithFlash(PATH, { tone: "success", text: "The category is deleted." });
	if (deleted.reason === "gone") throw json(null, { status: 404 });
	return json({ products: deleted.products }, { status: 409 });
}

export default function CategoryDeletion() {
	const { category } = useLoaderData<typeof loader>();
	useActionData<typeof action>();
	const { products } = category;
	return (
		<>
			<PageHeading title="Categories" />
			{products > 0 ? (
				<Dialog
					title={`${category.name} can’t be deleted yet`}
					closeHref={PATH}
					safeLabel="Go back"
					actions={
						<ButtonLink href={`/dashboard/products?category=${maskId(category.id)}`}>
							View products
						</ButtonLink>
					}
				>
					<p className="text-secondary">
						It has {products === 1 ? "1 product" : `${products} products`}. Move{" "}
						{products === 1 ? "it" : "them"} to another category first.
					</p>
				</Dialog>
			) : (
				<ConfirmDialog
					title={`Delete ${category.name}?`}
					closeHref={PATH}
					button="Delete category"
					busy="Deleting..."
				>
					<p className="text-secondary">The category has no products. This can’t be undone.</p>
				</ConfirmDialog>
			)}
		</>
	);
}
