import { maskId, unmaskId } from "#app/common/masked-id.ts";

/** A room's own calendar: `site` is the host of this site, because other sites run this program, too. */
export type OwnCalendar = { roomId: number; site: string };

type Kind = "stay" | "change" | "block" | "full";

/** The UID of an event in a room's own calendar. `part` tells apart events of the same kind. */
export const ownUid = ({ roomId, site }: OwnCalendar, kind: Kind, part: string) =>
	`${kind}-${maskId(roomId)}-${part}@${site}`;

/** What an imported event shows that this room's own calendar wrote; null for events of others. */
export function readOwnUid(uid: string, { roomId, site }: OwnCalendar): { kind: Kind; id: number } | null {
	const [, kind, room, part = "", host] =
		/^(stay|change|block|full)-(\w+)-(\w+)[\d-]*@([^/]+)/.exec(uid) ?? [];
	if (room !== maskId(roomId) || host !== site) return null;
	return { kind: kind as Kind, id: unmaskId(part) ?? 0 };
}
