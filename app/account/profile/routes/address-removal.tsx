import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readAddress, removeAddress } from "#app/account/profile/addresses.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

const LIST = "/profile/addresses";

export const meta = () => [{ title: pageTitle(t.addresses.delete.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const addressId = unmaskId(params.addressId ?? "") ?? 0;
	const address = await readAddress(db, { accountId, addressId });
	if (!address) throw json(null, { status: 404 });
	return json({ name: address.name, line1: address.line1 });
}

/** Deletes it. An address that is already gone counts as deleted, because the form was sent twice. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const addressId = unmaskId(params.addressId ?? "") ?? 0;
	await removeAddress(db, { accountId: person.accountId, addressId });
	return redirectWithFlash(LIST, { tone: "success", text: t.addresses.delete.done });
}

export default function Removal() {
	const { name, line1 } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={t.addresses.delete.question}
			closeHref={LIST}
			button={t.addresses.delete.button}
			busy={t.words.deleting}
		>
			<p className="text-secondary">{t.addresses.delete.lead({ name, line1 })}</p>
		</ConfirmDialog>
	);
}
