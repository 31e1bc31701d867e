import { Card } from "#app/ui/card.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FactCard } from "./hotel-contact.tsx";

type Seller = { name: string; address: string; taxNumber: string; email: string; phone: string };

/** The seller that a hotel's invoices name. */
export function SellerCard({ seller }: { seller: Seller | null }) {
	if (!seller)
		return (
			<Card title="Seller details">
				<p className="text-secondary">None yet. The owner enters them before the first invoice.</p>
			</Card>
		);
	return (
		<FactCard
			title="Seller details"
			facts={[
				["Name", seller.name],
				[
					"Address",
					<span key="address" className="whitespace-pre-line">
						{seller.address}
					</span>,
				],
				["Tax number", seller.taxNumber || "None"],
				...(seller.email ? [["Email", <EmailLink key="email" email={seller.email} />] as const] : []),
				...(seller.phone ? [["Phone", seller.phone] as const] : []),
			]}
		/>
	);
}

type Feed = { id: number; name: string; room: string; fault: string; read: string | null };

/** The calendars of other sites that a hotel imports, and whether they could be read. */
export function FeedsCard({ feeds }: { feeds: readonly Feed[] }) {
	return (
		<Card title="Imported calendars">
			{feeds.length === 0 ? (
				<p className="text-secondary">None: nights that are booked on other sites are not blocked here.</p>
			) : (
				<ul className="grid gap-3">
					{feeds.map(({ id, name, room, fault, read }) => (
						<li key={id} className="flex gap-2">
							<span data-tone={fault ? "red" : "green"} className="shrink-0 text-tone">
								<Icon name={fault ? "alert" : "check"} className="mt-1" />
							</span>
							<div className="min-w-0 wrap-anywhere">
								<p>
									{name} <span className="text-secondary">for {room}</span>
								</p>
								<p className="text-sm text-secondary">
									{fault ? `Failed: ${fault}` : null} {read ? `Last read ${read}.` : "Not read yet."}
								</p>
							</div>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
