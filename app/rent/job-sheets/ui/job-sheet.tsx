import type { ReactNode } from "react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Job } from "#app/rent/moves/job/read-job.server.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { JobStepList } from "./job-step-list.tsx";
import "./job-sheet.css";

type SheetProps = {
	job: Job;
	/** "Fri 4 Dec" and "10:00 – 12:00". */
	date: string;
	time: string;
	/** What is to be collected, formatted; null when no price is agreed. */
	price: string | null;
	/** What was paid online before, as "$60.00 of $300.00"; null: nothing. */
	paid: string | null;
	/** The form of the next step, or why there is none. */
	children: ReactNode;
};

/** A job for its driver: what to do next, the two stops, the customer, and what to carry. */
export function JobSheet({ job, date, time, price, paid, children }: SheetProps) {
	return (
		<article className="job-sheet">
			<header className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<p className="text-sm text-secondary">
						{t.jobSheet.job({ number: formatReferenceNumber(job.number) })}
					</p>
					<h1 className="text-2xl tabular-nums">{withCommas([date, time])}</h1>
					<p>
						{job.vehicle} <span className="text-secondary">({job.plate})</span>, {job.driver}
					</p>
				</div>
				<MovingBadge status={job.status} />
			</header>
			<div data-frame>{children}</div>
			<div className="job-stops">
				<Stop
					title={t.jobSheet.pickUp}
					address={job.current_address}
					zip={job.from_zip}
					floor={job.from_floor}
					hasElevator={job.is_from_elevator}
				/>
				<Stop
					title={t.jobSheet.deliver}
					address={job.new_address}
					zip={job.to_zip}
					floor={job.to_floor}
					hasElevator={job.is_to_elevator}
				/>
			</div>
			<Card title={t.words.customer}>
				<p className="text-lg wrap-anywhere">{job.name}</p>
				<p className="mt-2 print:hidden">
					<ButtonLink variant="plain" href={`tel:${job.contact_e164}`}>
						<Icon name="phone" /> {t.jobSheet.call({ phone: job.contact })}
					</ButtonLink>
				</p>
				<p className="job-contact" data-contact={job.contact} />
			</Card>
			<Card title={t.jobSheet.whatToMove}>
				<dl className="job-facts">
					<Fact name={t.moveFacts.homeSize}>
						{job.home_size ? t.homeSizes[job.home_size] : t.jobSheet.sizeUnknown}
					</Fact>
					<Fact name={t.moveFacts.helpers}>{job.helpers === 0 ? t.words.none : job.helpers}</Fact>
					<Fact name={t.moveFacts.packing}>
						{job.is_packing_wanted ? t.moveFacts.withPacking : t.jobSheet.noPacking}
					</Fact>
					{job.collection ? null : (
						<Fact name={t.jobSheet.priceDue}>
							<strong className="text-lg tabular-nums">{price ?? t.jobSheet.askOffice}</strong>
						</Fact>
					)}
					{paid ? <Fact name={t.jobSheet.paidOnline}>{paid}</Fact> : null}
				</dl>
				{job.notes.length > 0 ? (
					<>
						<h3 className="mt-4 text-base">{t.jobSheet.notes}</h3>
						<ul className="mt-1 list-disc space-y-1 ps-5">
							{job.notes.map(({ id, detail }) => (
								<li key={id} className="whitespace-pre-line wrap-anywhere" dir="auto">
									{detail}
								</li>
							))}
						</ul>
					</>
				) : null}
			</Card>
			<Card title={t.jobSheet.steps}>
				<JobStepList steps={job.steps} />
				<p className="mt-6 hidden print:block">{t.jobSheet.signature}</p>
			</Card>
		</article>
	);
}

type StopProps = { title: string; address: string; zip: string | null; floor: number; hasElevator: boolean };

function Stop({ title, address, zip, floor, hasElevator }: StopProps) {
	const place = zip && !address.includes(zip) ? `${address}, ${zip}` : address;
	const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`;
	const { groundFloor, floorWithElevator, floor: floorWithout } = t.jobSheet;
	const storey =
		floor === 0 ? groundFloor : hasElevator ? floorWithElevator({ floor }) : floorWithout({ floor });
	return (
		<Card title={title}>
			<p className="text-lg wrap-anywhere">{place}</p>
			<p className="mt-1 text-secondary">{storey}</p>
			<p className="mt-3" data-frame>
				<a className="btn btn-plain" href={map} rel="noreferrer">
					<Icon name="pin" /> {t.jobSheet.openMap}
					<span className="sr-only">: {place}</span>
				</a>
			</p>
		</Card>
	);
}
