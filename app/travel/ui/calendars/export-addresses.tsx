import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** Where other calendars find what is taken of this room; whoever has an address sees that, and no more. */
export function ExportAddresses({ address, path }: { address: string; path: string }) {
	return (
		<Card title="This room’s own calendar">
			<p className="text-secondary">
				Give an address to the other sites you sell this room on, or to your phone’s calendar. It tells which
				nights are taken, never by whom.
			</p>
			<dl className="mt-4 grid gap-4">
				<Address
					title="Each booking and block, one event for a room"
					hint="When the other side counts rooms, or you have one of this kind."
					href={`${address}.ics`}
				/>
				<Address
					title="Only nights on which none is left"
					hint="When you have several of this kind, and the other site sells one at a time."
					href={`${address}-full.ics`}
				/>
			</dl>
			<p className="mt-4 mb-3 text-sm text-secondary">
				If an address came into wrong hands, make new ones. The old ones stop working at once.
			</p>
			<ButtonLink href={`${path}/address`} variant="plain" dense>
				Make new addresses
			</ButtonLink>
		</Card>
	);
}

function Address({ title, hint, href }: { title: string; hint: string; href: string }) {
	return (
		<div>
			<dt className="font-semibold">{title}</dt>
			<dd>
				<a href={href} className="link wrap-anywhere">
					{href}
				</a>
				<p className="text-sm text-secondary">{hint}</p>
			</dd>
		</div>
	);
}
