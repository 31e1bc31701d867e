import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readDeletableView, removeView } from "#app/account/views/saved-views.server.ts";
import { mayShare, requireViewedList } from "#app/account/views/views-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { pagesOf } from "#app/ui/office/areas.ts";

export const handle: ScreenHandle = { subject: "staff" };
export const meta = () => [{ title: pageTitle(t.savedViews.delete.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { person, list } = await requireViewedList(request, pagesOf);
	const view = await readDeletableView(db, whichOf(params, person, list));
	if (!view) throw json(null, { status: 404 });
	return json({ name: view.name, listHref: `${list}?${view.query}`, isForAll: view.account_id === null });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { person, list } = await requireViewedList(request, pagesOf);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	await removeView(db, whichOf(params, person, list));
	return redirectWithFlash(list, { tone: "success", text: t.savedViews.delete.done });
}

const whichOf = (
	params: { viewId?: string },
	{ accountId, role }: Awaited<ReturnType<typeof requireViewedList>>["person"],
	list: string,
) => ({
	viewId: unmaskId(params.viewId ?? "") ?? 0,
	list,
	accountId,
	mayShare: mayShare({ role }, list),
});

export default function ViewRemoval() {
	const { name, listHref, isForAll } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={t.savedViews.delete.question({ name })}
			closeHref={listHref}
			button={t.savedViews.delete.button}
			busy={t.words.deleting}
		>
			<p className="text-secondary">
				{isForAll ? t.savedViews.delete.forAll : t.savedViews.delete.onlyYours}
			</p>
		</ConfirmDialog>
	);
}
