import type { Actor } from "#app/account/memberships/members.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff, requireOffice } from "#app/http/session/guards.server.ts";
import { conversationSegment, readConversationRef } from "./conversation-kinds.ts";
import { noConversation } from "./conversation-request.server.ts";
import { HOTEL_INBOX, INBOX } from "./inbox-filters.ts";
import { type InboxScope, listColleagues } from "./list-conversations.server.ts";
import { readPartnerRequest } from "./partner-acceptance.server.ts";

/** The guard of both inboxes: staff at `/inbox`, and whoever manages hotels at `/owner/inbox`. */
export async function requireDesk(request: Request) {
	const { isHotel, person } = await requireOffice(request, requireHotelStaff);
	const { accountId, role } = person;
	const scope: InboxScope = isHotel ? { hotelsOf: { accountId, role } } : "all";
	const list = isHotel ? HOTEL_INBOX : INBOX;
	const filters = list.read(new URL(request.url).searchParams);
	return { isHotel, person, accountId, scope, list, filters };
}

/** The colleagues to narrow an inbox to, as choices of its filter. */
export async function colleaguesToChoose(person: Actor) {
	const colleagues = await listColleagues(db, person);
	return colleagues.map(({ id, name }) => ({ value: maskId(id), label: name }));
}

export type InboxDesk = Awaited<ReturnType<typeof requireDesk>>;

/** The conversation in the path of a page; whether it is theirs is a condition of each query. */
export function conversationOf(
	{ isHotel, accountId, person, list, filters }: InboxDesk,
	params: { subject?: string },
) {
	const about = readConversationRef(params.subject ?? "");
	if (!about) throw noConversation();
	const access = isHotel
		? ({ by: "hotel", accountId, role: person.role } as const)
		: ({ by: "staff", accountId } as const);
	const here = `${list.path}/${conversationSegment(about)}`;
	return { about, access, here, search: list.search(filters) };
}

/** The partner request in the path, after the guard; what is not one is a 404. */
export async function requirePartnerRequest(params: { subject?: string }) {
	const about = readConversationRef(params.subject ?? "");
	const id = about?.kind === "partner" ? Number(about.key) : 0;
	const found = await readPartnerRequest(db, { id });
	if (!about || !found) throw noConversation();
	return { id, found, here: `/inbox/${conversationSegment(about)}` };
}
