import { expect, it } from "vitest";
import { fillText } from "~/locales/fill-text";

/** What people read in English, as the specification writes it: its error catalogue, its rules and its screens. */
const words: [string, string][] = [
  ["tenants.problem.not-created", "Errors encountered while creating Tenant, please check the details again"],
  ["tenants.problem.name-taken", "Tenant Name already exists."],
  ["billing.problem.payment-failed", "payment process failed"],
  ["billing.problem.coupon-invalid", "coupon code not valid"],
  ["not-found.title", "Oops! You're lost."],
  ["not-found.text", "The page you are looking for was not found."],
  ["form.required", "Required *"],
  ["tenants.problem.postal-code-short", "Please enter min 4 Charecters *"],
  ["tenants.problem.postal-code-long", "Please enter max 7 Charecters *"],
  ["logout.done", "Logged out Successfully"],
  ["tenants.created", "Organization {{name}} created successfully"],
  ["tenants.created.choose-plan", "Click here to Choose a Subscription Plan"],
  ["tenants.agree", "I Agree"],
  ["tenants.create.submit", "SIGNUP"],
  ["tenants.create.cancel", "CANCEL"],
  ["billing.payment.proceed-to-pay", "Proceed to Pay"],
  ["billing.payment.proceed", "Proceed"],
  ["billing.paid.title", "Your payment for subscription plan is done"],
  ["customers.select-the", "Select The Customer"],
  ["support.ticket", "Raise a Ticket"],
  ["dialog.yes", "Yes"],
  ["dialog.cancel", "Cancel"],
  ["dialog.ok", "OK"],
];

it.each(words)("%s reads as the specification says: %s", (key, text) => {
  expect(fillText("en", key, { name: "{{name}}" })).toBe(text);
});
