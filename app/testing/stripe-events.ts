import type Stripe from "stripe";

/** What an event is about, by Stripe's ids. The amount is in Stripe's minor units. */
type Told = { session: string; payment: string; charge: string; amount: number; at: number };

const envelope = (at: number) => ({
	object: "event" as const,
	api_version: "2026-10-28.endive",
	created: at,
	livemode: false,
	pending_webhooks: 1,
	request: { id: null, idempotency_key: null },
});

const NO_ADDRESS = { city: null, country: "US", line1: null, line2: null, postal_code: "11215", state: null };

/** Complete events in the shapes that Stripe publishes: the compiler compares each field with those of its library. */
export function sessionCompleted({
	session,
	payment,
	amount,
	at,
}: Told): Stripe.CheckoutSessionCompletedEvent {
	const object: Stripe.Checkout.Session = {
		id: session,
		object: "checkout.session",
		adaptive_pricing: { enabled: false },
		after_expiration: null,
		allow_promotion_codes: null,
		allowed_payment_method_types: ["card"],
		amount_subtotal: amount,
		amount_total: amount,
		automatic_tax: { enabled: false, liability: null, provider: null, status: null },
		billing_address_collection: null,
		cancel_url: "https://meeha.test/track/M1/payment",
		client_reference_id: "M1",
		client_secret: null,
		collected_information: { business_name: null, individual_name: null, shipping_details: null },
		consent: null,
		consent_collection: null,
		created: at - 60,
		currency: "usd",
		currency_conversion: null,
		custom_fields: [],
		custom_text: {
			...{ after_submit: null, shipping_address: null, submit: null },
			terms_of_service_acceptance: null,
		},
		customer: null,
		customer_account: null,
		customer_creation: "if_required",
		customer_details: {
			...{ address: NO_ADDRESS, business_name: null, email: "ana@example.com", individual_name: null },
			...{ name: "Ana Reyes", phone: null, tax_exempt: "none", tax_ids: [] },
		},
		customer_email: null,
		discounts: [],
		expires_at: at + 24 * 60 * 60,
		integration_identifier: null,
		invoice: null,
		invoice_creation: {
			enabled: false,
			invoice_data: {
				...{ account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: null },
				...{ metadata: {}, rendering_options: null },
			},
		},
		livemode: false,
		locale: null,
		managed_payments: { enabled: false },
		metadata: {},
		mode: "payment",
		origin_context: null,
		payment_intent: payment,
		payment_link: null,
		payment_method_collection: "if_required",
		payment_method_configuration_details: { id: "pmc_1", parent: null },
		payment_method_options: { card: { request_three_d_secure: "automatic" } },
		payment_method_types: ["card"],
		payment_status: "paid",
		permissions: null,
		phone_number_collection: { enabled: false },
		recovered_from: null,
		saved_payment_method_options: null,
		setup_intent: null,
		shipping_address_collection: null,
		shipping_cost: null,
		shipping_options: [],
		status: "complete",
		submit_type: null,
		subscription: null,
		success_url: "https://meeha.test/track/M1/payment",
		total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
		ui_mode: "hosted_page",
		url: null,
		wallet_options: null,
	};
	return { ...envelope(at), id: "evt_session", type: "checkout.session.completed", data: { object } };
}

export function chargeRefunded({ payment, charge, amount, at }: Told): Stripe.ChargeRefundedEvent {
	const object: Stripe.Charge = {
		id: charge,
		object: "charge",
		amount,
		amount_captured: amount,
		amount_refunded: amount,
		application: null,
		application_fee: null,
		application_fee_amount: null,
		balance_transaction: "txn_1",
		billing_details: {
			...{ address: NO_ADDRESS, email: "ana@example.com", name: "Ana Reyes", phone: null, tax_id: null },
		},
		calculated_statement_descriptor: "MEEHA",
		captured: true,
		created: at - 30,
		currency: "usd",
		customer: null,
		description: "Order M-1",
		disputed: false,
		failure_balance_transaction: null,
		failure_code: null,
		failure_message: null,
		fraud_details: {},
		livemode: false,
		metadata: { number: "M1" },
		on_behalf_of: null,
		outcome: {
			...{ advice_code: null, network_advice_code: null, network_decline_code: null, reason: null },
			...{ network_status: "approved_by_network", risk_level: "normal", risk_score: 7, type: "authorized" },
			seller_message: "Payment complete.",
		},
		paid: true,
		payment_intent: payment,
		payment_method: "pm_1",
		payment_method_details: {
			type: "card",
			card: {
				...{ amount_authorized: amount, authorization_code: null, brand: "visa", country: "US" },
				checks: { address_line1_check: null, address_postal_code_check: "pass", cvc_check: "pass" },
				...{ electronic_commerce_indicator: null, exp_month: 11, exp_year: 2031, funding: "credit" },
				...{ fingerprint: "FingerprintOfTheCard", installments: null, last4: "4242", mandate: null },
				...{ network: "visa", network_transaction_id: null, regulated_status: "unregulated" },
				...{ three_d_secure: null, transaction_link_id: null, wallet: null },
			},
		},
		receipt_email: null,
		receipt_number: null,
		receipt_url: "https://pay.stripe.com/receipts/1",
		refunded: true,
		review: null,
		shipping: null,
		source: null,
		source_transfer: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		status: "succeeded",
		transfer_data: null,
		transfer_group: null,
	};
	const data = { object, previous_attributes: { amount_refunded: 0, refunded: false } };
	return { ...envelope(at), id: "evt_refunded", type: "charge.refunded", data };
}

export function disputeCreated({ payment, charge, amount, at }: Told): Stripe.ChargeDisputeCreatedEvent {
	const object: Stripe.Dispute = {
		id: "dp_1",
		object: "dispute",
		amount,
		balance_transactions: [
			{
				...{ id: "txn_2", object: "balance_transaction", type: "adjustment", reporting_category: "dispute" },
				...{ amount: -amount, fee: 1_500, net: -amount - 1_500, currency: "usd", exchange_rate: null },
				...{ available_on: at, balance_type: "payments", created: at, source: "dp_1", status: "available" },
				description: `Chargeback withdrawal for ${charge}`,
				fee_details: [
					...[
						{
							amount: 1_500,
							application: null,
							currency: "usd",
							description: "Dispute fee",
							type: "stripe_fee",
						},
					],
				],
			},
		],
		charge,
		created: at,
		currency: "usd",
		enhanced_eligibility_types: [],
		evidence: {
			...{ access_activity_log: null, billing_address: "11215, US", cancellation_policy: null },
			...{ cancellation_policy_disclosure: null, cancellation_rebuttal: null, customer_communication: null },
			...{ customer_email_address: "ana@example.com", customer_name: "Ana Reyes" },
			...{ customer_purchase_ip: "203.0.113.7", customer_signature: null },
			...{ duplicate_charge_documentation: null, duplicate_charge_explanation: null },
			...{ duplicate_charge_id: null, enhanced_evidence: {}, product_description: null, receipt: null },
			...{ refund_policy: null, refund_policy_disclosure: null, refund_refusal_explanation: null },
			...{ service_date: null, service_documentation: null, shipping_address: null, shipping_carrier: null },
			...{ shipping_date: null, shipping_documentation: null, shipping_tracking_number: null },
			...{ uncategorized_file: null, uncategorized_text: null },
		},
		evidence_details: {
			...{ due_by: at + 7 * 24 * 60 * 60, enhanced_eligibility: {}, has_evidence: false, past_due: false },
			...{ submission_count: 0, submission_method: "manual" },
		},
		intended_submission_method: null,
		is_charge_refundable: false,
		livemode: false,
		metadata: {},
		payment_intent: payment,
		payment_method_details: {
			type: "card",
			card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "10.4" },
		},
		reason: "fraudulent",
		status: "needs_response",
	};
	return { ...envelope(at), id: "evt_dispute", type: "charge.dispute.created", data: { object } };
}
