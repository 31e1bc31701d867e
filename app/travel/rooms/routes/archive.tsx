import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { archiveOwned } from "#app/travel/hotels/archive.server.ts";
import { ownedPath } from "#app/travel/hotels/owned.ts";
import { ownedFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { OwnedFrame } from "#app/travel/rooms/ui/room-frame.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.archiveHotel.metaTitle) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const owned = await ownedFromParams(params, person);
	return json({ owned });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const form = await readForm(request, z.object({ to: z.enum(["archived", "open"]).optional() }), person);
	const owned = await ownedFromParams(params, person);
	const path = ownedPath(owned);
	// Does nothing without a chosen action: the page asks the question.
	if (!form.ok || !form.value.to)
		return redirectWithFlash(`${path}/archive`, { tone: "info", text: t.archiveHotel.confirmFirst });
	const isArchived = form.value.to === "archived";
	const { kind, id } = owned;
	const done = await archiveOwned(db, { kind, id, actor: person, isArchived, now: new Date() });
	if (!done.ok) throw json(null, { status: 404 });
	const text = isArchived
		? t.archiveHotel.archived({ name: done.name })
		: t.archiveHotel.restored({ name: done.name });
	return redirectWithFlash(path, { tone: "success", text });
}

export default function Archive() {
	const { owned } = useLoaderData<typeof loader>();
	const { kind, name, archived_at } = owned;
	const isOpen = archived_at === null;
	return (
		<OwnedFrame owned={owned} here="">
			<ConfirmDialog
				title={isOpen ? t.archiveHotel.archiveQuestion({ name }) : t.archiveHotel.restoreQuestion({ name })}
				closeHref={ownedPath(owned)}
				button={isOpen ? t.archiveHotel.archive[kind] : t.archiveHotel.restore[kind]}
				busy={t.archiveHotel.busy}
				isSafe={!isOpen}
				fields={{ to: isOpen ? "archived" : "open" }}
			>
				<p className="text-secondary">{isOpen ? t.archiveHotel.archiveText : t.archiveHotel.restoreText}</p>
			</ConfirmDialog>
		</OwnedFrame>
	);
}
