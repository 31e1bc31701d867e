import { ASPECTS } from "#app/reviews/review-aspects.ts";
import type { ChangeLedger } from "./changes.ts";

/** Inconsistencies that no request may cause: each query finds nothing. */
const FAULTS: Record<string, string> = {
	"stock is not the sum of its movements": `select v.id from variants v where v.stock <>
		(select coalesce(sum(m.quantity), 0) from stock_movements m where m.variant_id = v.id)`,
	"a night counts other bookings than there are": `select n.room_id, n.date from nights n where n.booked <>
		(select coalesce(sum(b.rooms), 0) from booking_nights s join bookings b on b.id = s.booking_id
			where s.room_id = n.room_id and s.date = n.date and b.nights_returned_at is null)`,
	"a night counts other blocks than there are": `select n.room_id, n.date from nights n where n.blocked <>
		(select coalesce(sum(k.rooms), 0) from room_blocks k
			where k.room_id = n.room_id and k.is_holding and k.from_date <= n.date and n.date < k.to_date
			and k.conflict not like '%' || n.date || '%')`,
	"more is taken of a night than there is": "select room_id, date from nights where booked + blocked > total",
	"a price differs from the sum of its lines": `select 1 as wrong from moving_bookings where price is not null
		and price <> (select coalesce(sum(amount), 0) from moving_booking_lines where booking_id = moving_bookings.id)`,
	"a half hour counts more moves than it has vehicles": "select cell from move_capacity where taken > total",
	"half hours count other moves than there are": `select 1 as wrong where (select coalesce(sum(taken), 0) from move_capacity)
		<> (select coalesce(sum(cells), 0) from moving_bookings where capacity = 'taken')`,
	"a job skips a step": `select d.booking_id from move_job_steps d where d.step = 'delivered' and (select count(*)
		from move_job_steps s where s.booking_id = d.booking_id) < 4`,
	"a delivered job is of a move that is not": `select s.booking_id from move_job_steps s
		join moving_bookings b on b.id = s.booking_id where s.step = 'delivered' and b.status <> 'delivered'`,
	"a driver arrived late without arriving": `select b.id from moving_bookings b where b.minutes_late is not null
		and not exists (select 1 from move_job_steps s where s.booking_id = b.id and s.step = 'arrived')`,
	"an ended move has a vehicle": `select a.booking_id from move_assignments a
		join moving_bookings b on b.id = a.booking_id where b.status in ('cancelled', 'rejected')`,
	"a vehicle is busy in other half hours than a driver": `select v.cell from move_vehicle_cells v where not exists
		(select 1 from move_driver_cells d where d.booking_id = v.booking_id and d.date = v.date and d.cell = v.cell)`,
	"an assigned move takes no half hour of its vehicle": `select a.booking_id from move_assignments a where not exists
		(select 1 from move_vehicle_cells v where v.booking_id = a.booking_id and v.vehicle_id = a.vehicle_id)`,
	"a half hour is taken without an assignment": `select v.cell from move_vehicle_cells v where not exists
		(select 1 from move_assignments a where a.booking_id = v.booking_id and a.vehicle_id = v.vehicle_id)`,
	"a booking costs other than its parts": `select b.id from bookings b where b.total - b.tax_total - b.extras_total <>
		(select coalesce(sum(s.price), 0) from booking_nights s
			where s.booking_id = b.id and s.date >= b.check_in and s.date < b.check_out)`,
	"rooms were booked together in two hotels, or one alone": `select group_number from bookings
		where group_number is not null group by group_number having min(hotel_id) <> max(hotel_id) or count(*) < 2`,
	"a booking has other extras than it owes": `select b.id from bookings b where b.extras_total <>
		(select coalesce(sum(x.amount), 0) from booking_extras x where x.booking_id = b.id)`,
	"a booking holds nights beside its own without a change that waits": `select s.booking_id from booking_nights s
		join bookings b on b.id = s.booking_id where (s.date < b.check_in or s.date >= b.check_out)
		and not exists (select 1 from date_changes c where c.booking_id = b.id and s.date >= c.check_in and s.date < c.check_out)`,
	"something asks for two payments": `select min(p.id) from payments p where p.state = 'open' and p.ended_at is null
		group by p.subject, p.subject_number having count(*) > 1`,
	"a stay earned other than its commission": `select b.id from bookings b where
		(select coalesce(sum(e.commission), 0) from commission_entries e where e.booking_id = b.id)
		<> (case when b.status = 'checked_out' then b.total - b.tax_total - b.extras_total when b.status = 'no_show' then b.fee
			when b.status = 'cancelled' and b.fee < b.paid_total - b.refunded_total then b.fee
			when b.status = 'cancelled' then b.paid_total - b.refunded_total else 0 end * b.commission_rate + 5000) / 10000`,
	"a statement has other money of a stay than the market holds": `select s.id from (select b.id, b.paid_total - b.refunded_total
			as held, case b.status when 'checked_out' then b.total when 'no_show' then b.fee when 'cancelled' then b.fee else 0 end
			as due from bookings b) s where (case when s.due < s.held then s.due else s.held end) <>
		(select coalesce(sum(e.collected), 0) from commission_entries e where e.booking_id = s.id)`,
	"an order costs other than its parts": `select id from orders where total <> subtotal - discount_total
		+ delivery_total + case when is_tax_inclusive then 0 else tax_total end`,
	"the taxes of an order are not those of its rates": `select o.id from orders o where o.tax_total <>
		(select coalesce(sum(t.amount), 0) from order_taxes t where t.order_id = o.id)`,
	"the totals of a payment are not the sums of its entries": `select p.id from payments p where p.charged_total - p.refunded_total <>
		(select coalesce(sum(e.amount), 0) from payment_entries e where e.payment_id = p.id and e.kind in ('charged', 'refunded', 'refund_failed'))`,
	"the numbers of invoices have gaps": `select c.id from invoice_counters c where c.last_number <>
		(select count(*) from invoices i where i.seller = c.seller and i.year = c.year)
		+ (select count(*) from commission_statements s where c.seller = 'statements' and s.year = c.year)`,
	"a statement is not the sum of its entries": `select s.id from commission_statements s where s.balance <>
		(select coalesce(sum(e.collected - e.commission), 0) from commission_entries e where e.statement_id = s.id)`,
	"an order was invoiced twice": `select i.subject_number from invoices i where i.kind = 'invoice' and i.subject = 'order'
		group by i.subject_number having count(*) > 1`,
	"more was given back than was paid": "select id from orders where refunded_total > paid_total",
	"a guest got more back than they paid": "select id from bookings where refunded_total > paid_total",
	"a stay that has ended waits for its deposit":
		"select id from bookings where pay_before is not null and status not in ('confirmed', 'checked_in', 'checked_out')",
	"more is to be refunded than was paid": `select p.id from payments p where p.charged_total < p.refunded_total +
		(select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state in ('requested', 'sent'))`,
	"more was refunded by line than came back":
		"select id from order_lines where refunded > returned or refunded < 0",
	"more came back than was bought": "select id from order_lines where returned > quantity or returned < 0",
	"a cart holds what none may": `select cart_id from cart_lines group by cart_id
		having count(*) > 50 or max(quantity) > 99 or min(quantity) < 1`,
	"a hotel’s stars are not its reviews’": `select h.id from hotels h where h.rating_count <>
		(select count(*) from reviews r where r.hotel_id = h.id) or h.rating_count <> rated_1 + rated_2 + rated_3 + rated_4 + rated_5
		or h.rating_sum <> rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5`,
	"a hotel’s ratings of an aspect are not its reviews’": ASPECTS.map(
		(aspect) => `select h.id from hotels h where h.${aspect}_count <>
		(select count(r.${aspect}) from reviews r where r.hotel_id = h.id) or h.${aspect}_sum <>
		(select coalesce(sum(r.${aspect}), 0) from reviews r where r.hotel_id = h.id)`,
	).join(" union "),
	"a product’s stars are not its reviews’": `select p.id from products p where p.rating_count <>
		(select count(*) from reviews r where r.product_id = p.id) or p.rating_count <> rated_1 + rated_2 + rated_3 + rated_4 + rated_5
		or p.rating_sum <> rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5`,
	"a move that is not delivered has a review": `select r.id from reviews r
		join moving_bookings m on m.id = r.move_id where m.status <> 'delivered'`,
	"a discount was used more often than it may": "select id from discounts where uses < 0 or uses > max_uses",
	"a discount counts other uses than its orders": `select d.id from discounts d where d.uses <>
		(select count(*) from orders o where o.discount_id = d.id and o.stock_returned_at is null)`,
	"a price is out of bounds": `select id from variants where price < 0 or price > 100000000 or compare_at < 0
		or compare_at > 100000000`,
	"a stay is out of bounds": "select id from bookings where check_out <= check_in or rooms < 1 or rooms > 9",
	"an hour’s figures are not its orders’": `select currency from (
			select currency, orders, revenue from order_figures union all
			select currency, -1, refunded_total - total from orders where status not in ('cancelled', 'expired')) as each
		group by currency having sum(orders) <> 0 or sum(revenue) <> 0`,
	"an hour’s figures are not its carts’": `select 1 as wrong where (select count(*) from carts)
		<> (select coalesce(sum(carts), 0) from cart_figures)`,
	"nobody is a SuperAdmin any more": `select 1 as missing where not exists
		(select 1 from accounts where role = 'SuperAdmin' and suspended_at is null)`,
};

/** The inconsistencies as text; empty when all is right. */
export async function auditBooks(ledger: ChangeLedger): Promise<string[]> {
	const wrong: string[] = [];
	for (const [fault, statement] of Object.entries(FAULTS))
		if ((await ledger.all(`${statement} limit 1`)).length > 0) wrong.push(fault);
	return wrong;
}
