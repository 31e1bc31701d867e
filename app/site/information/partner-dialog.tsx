import { Dialog } from "#app/ui/dialog.tsx";
import { PARTNER_TITLE, PartnerForm } from "./partner-form.tsx";

type Place = { pathname: string; search: string };

/** The screen at `place` with the partner dialog over it. On its own page there is nothing to lay over. */
export function partnerHref({ pathname, search }: Place): string {
	if (pathname === "/partner") return pathname;
	const query = without(search);
	return `${pathname}?${query ? `${query}&` : ""}partner`;
}

const without = (search: string) =>
	search
		.replace(/^\?/, "")
		.split("&")
		.filter((part) => part && !/^partner(=|$)/.test(part))
		.join("&");

/** 'Become a partner', over whatever screen it was asked for on. */
export function PartnerDialog({ place, idempotencyKey }: { place: Place; idempotencyKey: string }) {
	const query = without(place.search);
	const screen = place.pathname + (query && `?${query}`);
	return (
		<Dialog title={PARTNER_TITLE} closeHref={screen}>
			<PartnerForm idempotencyKey={idempotencyKey} from={screen} />
		</Dialog>
	);
}
