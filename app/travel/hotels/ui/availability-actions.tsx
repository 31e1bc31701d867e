import { type HotelOrRoom, ownedPath } from "#app/travel/hotels/owned.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** `mayDelete`: of a hotel, only its owner. */
export function AvailabilityActions({ owned, mayDelete }: { owned: HotelOrRoom; mayDelete: boolean }) {
	const path = ownedPath(owned);
	const { kind: what, archived_at } = owned;
	return (
		<section className="mt-10 max-w-form border-t border-line pt-6">
			<h2 className="text-lg">
				{archived_at === null ? `Archive this ${what}` : `This ${what} is archived`}
			</h2>
			<p className="mt-1 mb-4 text-secondary">Hidden from guests. Existing bookings are kept.</p>
			<p className="flex flex-wrap gap-3">
				<ButtonLink href={`${path}/archive`} variant="plain">
					{archived_at === null ? `Archive ${what}` : `Restore ${what}`}
				</ButtonLink>
				{mayDelete ? (
					<ButtonLink href={`${path}/deletion`} variant="quiet">
						Delete {what}
					</ButtonLink>
				) : null}
			</p>
		</section>
	);
}
