import { t } from "#app/common/language/messages.ts";
import { HOTEL_CHANGES, type HotelChangeName } from "#app/travel/approval/hotel-list.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

type DecisionProps = {
	changes: readonly HotelChangeName[];
	/** The hotel's page; its actions are below it. */
	path: string;
	/** The version of the hotel on this page, so that the decision is about it. */
	version: string;
};

type HotelActionsProps = DecisionProps & { publicPath: string | null };

/** The actions of a SuperAdmin on a hotel. The decisions come first, also on phones, where they wrap. */
export function HotelActions({ publicPath, ...decision }: HotelActionsProps) {
	return (
		<div className="flex flex-wrap gap-3">
			<Decisions {...decision} />
			{publicPath ? (
				<ButtonLink variant="plain" href={publicPath}>
					{t.hotelReview.viewPublic}
				</ButtonLink>
			) : null}
			<ButtonLink variant="plain" href={`${decision.path}/owner?from=hotel`}>
				{t.hotelOwner.button}
			</ButtonLink>
		</div>
	);
}

const Decisions = ({ changes, path, version }: DecisionProps) =>
	changes.map((name) => (
		<ButtonLink
			key={name}
			variant={HOTEL_CHANGES[name].danger ? "plain" : "primary"}
			href={`${path}/${name}?${new URLSearchParams({ version })}`}
		>
			{HOTEL_CHANGES[name].verb}
		</ButtonLink>
	));

/** The same decisions at the end of the page, after everything was read. */
export function DecisionCard({ name, ...decision }: DecisionProps & { name: string }) {
	return (
		<Card title={t.hotelReview.decision} className="mt-10">
			<p className="max-w-prose text-secondary">{t.hotelReview.decisionText({ hotel: name })}</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<Decisions {...decision} />
			</div>
		</Card>
	);
}
