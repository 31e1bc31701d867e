import { maskId } from "#app/common/masked-id.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatOutageDates } from "./outage-dates.ts";

type VehicleOutagesProps = {
	/** The path of the vehicle. */
	path: string;
	outages: readonly { id: number; from_date: string; to_date: string; reason: string }[];
	/** The current year, which dates leave out. */
	year: number;
};

/** When a vehicle is out of service, with links to change it. */
export function VehicleOutages({ path, outages, year }: VehicleOutagesProps) {
	return (
		<section className="mx-auto mt-6 max-w-form" aria-labelledby="outages">
			<div className="card p-5 md:p-8">
				<h2 id="outages" className="text-lg">
					Out of service
				</h2>
				{outages.length === 0 ? (
					<p className="mt-2 text-secondary">This vehicle has no times out of service.</p>
				) : (
					<ul className="mt-3 divide-y divide-line border-y border-line">
						{outages.map(({ id, reason, ...dates }) => (
							<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
								<span>
									{formatOutageDates(dates, year)}: {reason}
								</span>{" "}
								<a href={`${path}/outages/${maskId(id)}/removal`} className="link">
									Remove
								</a>
							</li>
						))}
					</ul>
				)}
				<p className="mt-4">
					<ButtonLink href={`${path}/outages/new`} variant="plain">
						Take out of service
					</ButtonLink>
				</p>
			</div>
		</section>
	);
}
