import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { findOutage, removeOutage } from "#app/rent/fleet/outages.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

const PATH = "/trucking-dashboard/vehicles";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.fleet.outage.endTitle) }];

const idsOf = (params: LoaderFunctionArgs["params"]) => ({
	vehicleId: unmaskId(params.maskedId ?? "") ?? 0,
	id: unmaskId(params.outageId ?? "") ?? 0,
});

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const ids = idsOf(params);
	const outage = await findOutage(db, ids);
	if (!outage) throw json(null, { status: 404 });
	return json({ ...outage, path: `${PATH}/${maskId(ids.vehicleId)}` });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const ids = idsOf(params);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const by = { actorId: person.accountId, timeZone: market.timeZone, now: new Date() };
	const removed = await removeOutage(db, { ...ids, ...by });
	if (!removed.ok) throw json(null, { status: 404 });
	const text = t.fleet.outage.ended;
	return redirectWithFlash(`${PATH}/${maskId(ids.vehicleId)}`, { tone: "success", text });
}

export default function OutageRemoval() {
	const { from_date, to_date, reason, path } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={t.fleet.outage.endQuestion({ from: formatDate(from_date), to: formatDate(to_date) })}
			closeHref={path}
			button={t.fleet.outage.endButton}
			busy={t.words.saving}
			isSafe
		>
			<p className="text-secondary">{t.fleet.outage.endConsequence({ reason })}</p>
		</ConfirmDialog>
	);
}
