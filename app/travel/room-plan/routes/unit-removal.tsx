import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate, yearIn } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUnit } from "#app/travel/room-plan/unit-request.server.ts";
import { removeUnit } from "#app/travel/units/units.server.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { unit, back } = await requireUnit(request, params);
	return json({ back, name: unit.name });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, room, unit, back, now } = await requireUnit(request, params);
	const form = await readForm(request, z.object({}), actor);
	if (!form.ok) return form.refusal;
	const removed = await removeUnit(db, { unitId: unit.id, roomId: room.id, actor, now });
	if (removed.ok)
		return redirectWithFlash(back, { tone: "success", text: t.units.removed({ name: removed.name }) });
	if (removed.reason === "gone") throw json(null, { status: 404 });
	const date = formatDate(removed.date, yearIn(room.time_zone, now));
	return form.refuse({ "": [t.units.used({ name: unit.name, date })] }, 409);
}

export default function UnitRemoval() {
	const { back, name } = useLoaderData<typeof loader>();
	const reason = useActionData<typeof action>()?.error?.[""]?.join(" ");
	if (reason)
		return <ChangeFailed what={t.units.remove({ name })} reason={reason} href={back} back={t.words.back} />;
	return (
		<ConfirmDialog
			title={t.units.removeQuestion({ name })}
			closeHref={back}
			button={t.units.remove({ name })}
			busy={t.words.removing}
		>
			<p className="text-secondary">{t.units.removeText}</p>
		</ConfirmDialog>
	);
}
