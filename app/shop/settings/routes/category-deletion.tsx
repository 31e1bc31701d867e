import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
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
export const meta: MetaFunction = () => [{ title: pageTitle(t.shopCategories.deleteCategory) }];

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
	if (deleted.ok) return redirectWithFlash(PATH, { tone: "success", text: t.shopCategories.categoryDeleted });
	if (deleted.reason === "gone") throw json(null, { status: 404 });
	return json({ products: deleted.products }, { status: 409 });
}

export default function CategoryDeletion() {
	const { category } = useLoaderData<typeof loader>();
	useActionData<typeof action>();
	const { products } = category;
	return (
		<>
			<PageHeading title={t.shopCategories.title} />
			{products > 0 ? (
				<Dialog
					title={t.shopCategories.undeletable({ name: category.name })}
					closeHref={PATH}
					safeLabel={t.shopCategories.goBack}
					actions={
						<ButtonLink href={`/dashboard/products?category=${maskId(category.id)}`}>
							{t.shopCategories.viewProducts}
						</ButtonLink>
					}
				>
					<p className="text-secondary">{t.shopCategories.hasProducts({ count: products })}</p>
				</Dialog>
			) : (
				<ConfirmDialog
					title={t.shopCategories.deleteQuestion({ name: category.name })}
					closeHref={PATH}
					button={t.shopCategories.deleteCategory}
					busy={t.words.deleting}
				>
					<p className="text-secondary">{t.shopCategories.deletionWarning}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
