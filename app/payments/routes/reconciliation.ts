import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { paymentProviders } from "#app/payments/provider-settings.server.ts";
import { requestReconciliation } from "#app/payments/staff/reconcile.server.ts";

const PAGE = "/dashboard/payments";

export const loader = postOnly(PAGE, requireShopStaff);

/** Lets the job compare the ledger with the books of each provider now. */
export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	if (paymentProviders.length === 0)
		return redirectWithFlash(PAGE, {
			tone: "error",
			text: t.payments.notConfigured,
		});
	await countUse("reconciliationByAccount", String(person.accountId));
	const now = new Date();
	const started = await Promise.all(
		paymentProviders.map(({ name }) => requestReconciliation(db, { provider: name, now })),
	);
	return redirectWithFlash(PAGE, {
		tone: "success",
		text: started.includes(true) ? t.payments.comparing : t.payments.isComparing,
	});
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
